import { defineConfig } from '@playwright/test';
import { findHeadless } from './src/commands/chromium.ts';
import { demoProject } from './tests/support/demo.ts';
import { launchOptions } from './tests/support/launch.ts';
import { IN_DEMO, siteUrl } from './tests/support/sites.ts';
import { TAG, tagged } from './tests/support/tags.ts';

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/servers.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Speed is measured elsewhere: a machine that is busy may take its time.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  projects: IN_DEMO
    ? [demoProject]
    : [
        { name: 'browser', testDir: 'tests/browser' },
        { name: 'accessibility', testDir: 'tests/accessibility' },
        { name: 'webview', testDir: 'tests/webview' },
        // A whole browser each, so one at a time.
        { name: 'engines', testDir: 'tests/engines', workers: 1 },
        {
          name: 'looks',
          testDir: 'tests/looks',
          snapshotPathTemplate: 'tests/looks/baseline/{arg}{ext}',
          // Half the size: a layout that moves is seen all the same, and the pictures stay small.
          use: { deviceScaleFactor: 0.5 },
          expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, scale: 'device' } },
        },
        {
          name: 'faults',
          testMatch: ['browser/**/*.test.ts', 'faults/**/*.test.ts'],
          grep: tagged(TAG.faults),
          // What never comes is one case that does not hold, not the end of all that follow.
          use: { actionTimeout: 20_000, navigationTimeout: 20_000 },
        },
      ],
  use: {
    baseURL: siteUrl('fr'),
    browserName: 'chromium',
    // Neither zone nor language of any cinema, so that a page which takes the phone's is seen at once.
    timezoneId: 'America/New_York',
    locale: 'en-US',
    launchOptions: launchOptions(findHeadless()),
  },
});
