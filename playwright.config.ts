import { defineConfig } from '@playwright/test';
import { findHeadless } from './src/commands/chromium.ts';
import { BASELINE_FOLDER } from './src/commands/folders.ts';
import { partOf } from './src/commands/part.ts';
import { demoProject } from './tests/support/demo.ts';
import { launchOptions } from './tests/support/launch.ts';
import { IN_DEMO, siteUrl } from './tests/support/sites.ts';
import { CPU_SLOWDOWN } from './tests/support/slowProcessor.ts';
import { TAG, tagged } from './tests/support/tags.ts';

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/servers.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  shard: partOf(process.env.PART),
  // `npm run bench` measures speed: a busy machine must not fail a test.
  timeout: 90_000 * CPU_SLOWDOWN,
  expect: { timeout: 20_000 * CPU_SLOWDOWN },
  forbidOnly: true,
  reporter: 'list',
  projects: IN_DEMO
    ? [demoProject]
    : [
        { name: 'browser', testDir: 'tests/browser' },
        { name: 'accessibility', testDir: 'tests/accessibility' },
        { name: 'cdn', testDir: 'tests/cdn' },
        { name: 'mock', testDir: 'tests/mock' },
        { name: 'webview', testDir: 'tests/webview' },
        // Each test starts a whole browser, so one test runs at a time.
        { name: 'engines', testDir: 'tests/engines', workers: 1 },
        {
          name: 'looks',
          testDir: 'tests/looks',
          snapshotPathTemplate: `${BASELINE_FOLDER}/{arg}{ext}`,
          // At half the size a moved layout is still seen, and the pictures stay small.
          use: { deviceScaleFactor: 0.5 },
          expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, scale: 'device' } },
        },
        {
          name: 'journeys',
          testDir: 'tests/journeys',
          testMatch: 'journeys.test.ts',
          use: { actionTimeout: 20_000, navigationTimeout: 30_000 },
        },
        { name: 'pictures', testDir: 'tests/pictures' },
        {
          name: 'faults',
          testMatch: ['browser/**/*.test.ts', 'faults/**/*.test.ts'],
          grep: tagged(TAG.faults),
          // An answer that never comes fails one case, and the following cases still run.
          use: { actionTimeout: 20_000, navigationTimeout: 20_000 },
        },
      ],
  use: {
    baseURL: siteUrl('fr'),
    browserName: 'chromium',
    // Time zone and language differ from those of every cinema: a page that uses the device's own fails a test.
    // `npm run test:moments` sets others.
    timezoneId: process.env.TEST_ZONE ?? 'America/New_York',
    locale: process.env.TEST_LOCALE ?? 'en-US',
    launchOptions: launchOptions(findHeadless()),
  },
});
