import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findHeadless } from './tools/chromium.ts';
import { fixClock } from './tools/moments.ts';
import { localeModules } from './src/export/localeModules.ts';
import { LANGUAGES } from './src/sites/site.ts';
import { FIRST_SITE } from './src/sites/sites.ts';
import { launchOptions } from './tests/support/launch.ts';

/** Time zone and language differ from those of every cinema: code that uses the machine's own fails a test. */
const timezoneId = process.env.TEST_ZONE ?? 'America/New_York';
const locale = process.env.TEST_LOCALE ?? 'en-US';

export const COMPONENT_TESTS = 'src/**/*.browser.test.tsx';

/** Tests that run Vite or Playwright, which do not load twice in one process. */
const BUILD_TESTS = ['{tools,src/export}/**/*.test.ts', 'src/identity/outage.test.ts'];

export const IN_NODE = {
  // By default one core is left to watch.
  maxWorkers: 2,
  sequence: { groupOrder: 0 },
  setupFiles: ['tests/support/shiftedClock.ts'],
  env: { TZ: timezoneId },
};

fixClock();

export default defineConfig({
  plugins: [localeModules(LANGUAGES)],
  resolve: {
    alias: { 'virtual:brand': new URL(`src/sites/${FIRST_SITE.id}/brand`, import.meta.url).pathname },
  },
  // astro.config.mjs defines these at build.
  define: {
    // Tests spell out the names of its cookies.
    __SITE__: JSON.stringify({ ...FIRST_SITE, id: 'fr' }),
    __BUILD_FACTS__: JSON.stringify(FIRST_SITE),
    __TIME_ZONE__: JSON.stringify(FIRST_SITE.timeZone),
    __TIER__: '"local"',
    __DEMO__: 'false',
    __STAND_IN__: 'false',
  },
  test: {
    // A busy machine must not fail a test, as in `playwright.config.ts`.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...IN_NODE,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts', 'tests/journeys/kept.test.ts'],
          exclude: [COMPONENT_TESTS, ...BUILD_TESTS],
          // Modules made anew for each file in the same process: half the time of a process for each.
          pool: 'vmForks',
        },
      },
      {
        extends: true,
        test: {
          ...IN_NODE,
          name: 'build',
          include: BUILD_TESTS,
          // The peers of the benchmark have packages, with tests, of their own.
          exclude: ['**/node_modules/**'],
        },
      },
      {
        // Islands with their stores, on the stand-in backend inside the page.
        extends: true,
        publicDir: false,
        // React as customers have it: the stacks that its development build collects take a third of the time.
        define: { 'process.env.NODE_ENV': '"production"' },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        resolve: {
          alias: {
            'astro:transitions/client': new URL('tests/component/navigate.ts', import.meta.url).pathname,
          },
        },
        optimizeDeps: {
          include: [
            '@nanostores/react',
            'axe-core',
            'hono',
            'hono/cookie',
            'i18next',
            'ky',
            'nanostores',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'uqr',
            'valibot',
          ],
        },
        test: {
          name: 'component',
          // A page mostly waits: for the browser, for time limits, for the next frame.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          include: [COMPONENT_TESTS],
          setupFiles: ['tests/component/setup.ts'],
          provide: {
            clockShiftMs: Number(process.env.CLOCK_SHIFT_MS),
            isNightly: process.env.FUZZ === 'full',
          },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            locators: { exact: false },
            viewport: { width: 1280, height: 720 },
            provider: playwright({
              launchOptions: launchOptions(findHeadless()),
              // What cannot be pressed fails before the test's own time is up, and says so.
              actionTimeout: 15_000,
              // Animations would be waited for.
              contextOptions: { timezoneId, locale, reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
