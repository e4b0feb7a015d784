import { defineConfig } from '@playwright/test';
import { findHeadless } from '#tools/chromium.ts';
import { launchOptions } from '#tests/support/launch.ts';

/** `npx playwright test --config=tests/dev`. It needs no built site. */
export default defineConfig({
  // The report names the files from here.
  testDir: '..',
  testMatch: 'dev/*.test.ts',
  outputDir: '../../test-results/browser',
  retries: process.env.CI ? 1 : 0,
  // The development servers share a copy of the project.
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  // A busy machine must not fail a test.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: launchOptions(findHeadless()),
  },
});
