import { defineConfig } from '@playwright/test';
import { findHeadless } from '#tools/chromium.ts';
import { launchOptions } from '#tests/support/launch.ts';

/** `npx playwright test --config=tests/dev`. It needs no built site. */
export default defineConfig({
  outputDir: '../../test-results/dev',
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
