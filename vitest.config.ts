import { defineConfig } from 'vitest/config';
import { localeModules } from './src/export/localeModules.ts';
import { siteOf } from './src/sites/sites.ts';
import { fixClock } from './src/commands/moments.ts';
import { LANGUAGES } from './src/sites/languages.ts';

fixClock();

export default defineConfig({
  plugins: [localeModules(LANGUAGES)],
  // astro.config.mjs defines these at build.
  define: {
    __SITE__: JSON.stringify(siteOf('fr')),
    __TIER__: '"local"',
    __DEMO__: 'false',
    __STAND_IN__: 'false',
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts', 'tests/journeys/kept.test.ts'],
    environment: 'node',
    setupFiles: ['tests/support/shiftedClock.ts'],
    // A busy machine must not fail a test, as in `playwright.config.ts`.
    testTimeout: 30_000,
    // The time zone differs from that of every cinema: a rule that uses the machine's own fails a test.
    // `npm run test:all -- leap-day` sets another.
    env: { TZ: process.env.TEST_ZONE ?? 'America/New_York' },
  },
});
