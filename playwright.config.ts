import { defineConfig } from '@playwright/test';
import { findHeadless } from './tools/chromium.ts';
import { fixClock } from './tools/moments.ts';
import { launchOptions } from './tests/support/launch.ts';
import { siteUrl } from './tests/support/sites.ts';
import { CPU_SLOWDOWN } from './tests/support/slowProcessor.ts';

fixClock();
/** `tests/further.config.ts` has these settings too, and paths are relative to where a configuration lies. */
const ROOT = import.meta.dirname;

/** The browser tests. `tests/further.config.ts` has what runs beside them. */
export default defineConfig({
  testDir: `${ROOT}/tests`,
  outputDir: `${ROOT}/test-results/browser`,
  fullyParallel: true,
  // On two cores: a page waits for its host, its provider and its clock now and then.
  workers: 3,
  // On CI a test that fails once, and not again, is reported as flaky. Too many of them fail `npm test`.
  retries: process.env.CI ? 1 : 0,
  // `npm run bench` measures speed: a busy machine must not fail a test.
  timeout: 90_000 * CPU_SLOWDOWN,
  expect: { timeout: 20_000 * CPU_SLOWDOWN },
  forbidOnly: true,
  reporter: 'list',
  projects: [
    {
      name: 'browser',
      testMatch: ['browser/**/*.test.ts', 'accessibility/**/*.test.ts'],
      // The worker stores some forty files at each first visit. Tests that are about it allow it, and by night all do.
      use: { serviceWorkers: process.env.SERVICE_WORKERS === 'allow' ? 'allow' : 'block' },
    },
  ],
  webServer: {
    cwd: ROOT,
    command: 'node tools/run.mjs serveTests',
    // The names are those of variables of the environment, which each test then has.
    wait: { stdout: /TEST_PORT=(?<test_port>\d+) TEST_CONTROL=(?<test_control>\d+)/ },
    stdout: 'pipe',
    // It may have to build the sites.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
  globalTeardown: `${ROOT}/tests/support/unlistedCalls.ts`,
  use: {
    baseURL: siteUrl('fr'),
    browserName: 'chromium',
    navigationTimeout: 30_000 * CPU_SLOWDOWN,
    trace: 'on-first-retry',
    // Time zone and language differ from those of every cinema: a page that uses the device's own fails a test.
    // `npm run test:all -- leap-day` sets others.
    timezoneId: process.env.TEST_ZONE ?? 'America/New_York',
    locale: process.env.TEST_LOCALE ?? 'en-US',
    launchOptions: launchOptions(findHeadless()),
  },
});
