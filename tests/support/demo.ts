import type { Project } from '@playwright/test';
import { TAG, tagged } from './tags.ts';

/** What is around the areas: how a page opens, who is asked, where it is embedded. */
const AROUND = ['embedding', 'http', 'identity', 'offline', 'security', 'shell', 'start'];

/** All that a customer does in the areas, on a folder of files. */
export const demoProject: Project = {
  name: 'demo',
  testDir: 'tests/browser',
  testIgnore: AROUND.map((folder) => `${folder}/**`),
  grepInvert: tagged(TAG.faults, TAG.needsServer),
};
