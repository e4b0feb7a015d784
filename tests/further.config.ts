import { defineConfig, type Project } from '@playwright/test';
import base from '../playwright.config.ts';
import { BASELINE_FOLDER } from '#tools/folders.ts';
import { demoProject } from './support/demo.ts';
import { BEHIND_NGINX, IN_DEMO } from './support/sites.ts';
import { TAG, tagged } from './support/tags.ts';

/** Each server has projects of its own. */
function projects(): Project[] {
  if (IN_DEMO) return [demoProject];
  if (BEHIND_NGINX) return [{ name: 'cdn', testMatch: '{browser,accessibility,cdn}/**/*.test.ts' }];
  return [
    { name: 'webview', testMatch: 'webview/**/*.test.ts' },
    // Each test starts a whole browser, so one test runs at a time.
    { name: 'engines', testMatch: 'engines/**/*.test.ts', workers: 1 },
    {
      name: 'looks',
      testMatch: 'looks/**/*.test.ts',
      snapshotPathTemplate: `${BASELINE_FOLDER}/{arg}{ext}`,
      // At half the size a moved layout is still seen, and the pictures stay small.
      use: { deviceScaleFactor: 0.5 },
      expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, scale: 'device' } },
    },
    { name: 'journeys', testMatch: 'journeys/journeys.test.ts', use: { actionTimeout: 20_000 } },
    { name: 'provider', testMatch: 'provider/**/*.test.ts', use: { serviceWorkers: 'block' } },
    { name: 'pictures', testMatch: 'pictures/**/*.test.ts' },
    {
      name: 'faults',
      testMatch: ['browser/**/*.test.ts', 'faults/**/*.test.ts'],
      grep: tagged(TAG.faults),
      // An answer that never comes fails one case, and the following cases still run.
      use: { actionTimeout: 20_000, navigationTimeout: 20_000 },
    },
  ];
}

/** The tests beside the browser tests. `npm run test:all` runs them, each step with its server and its build. */
export default defineConfig({ ...base, projects: projects() });
