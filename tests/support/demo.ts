import type { Project } from '@playwright/test';
import { TAG, tagged } from './tags.ts';

/** The folders of tests that are about no area: how a page opens, signing in, embedding. */
const AROUND = ['embedding', 'http', 'identity', 'offline', 'security', 'shell', 'start'];

/** The tests of every area, on a folder of files. */
export const demoProject: Project = {
  name: 'demo',
  testMatch: 'browser/**/*.test.ts',
  testIgnore: AROUND.map((folder) => `**/browser/${folder}/**`),
  grepInvert: tagged(TAG.faults, TAG.needsServer),
};
