import { defineConfig } from 'vitest/config';
import { localeModules } from './src/export/localeModules.ts';
import { fr } from './src/sites/fr.ts';
import { LANGUAGES } from './src/sites/languages.ts';

export default defineConfig({
  plugins: [localeModules(LANGUAGES)],
  // astro.config.mjs defines these at build.
  define: { __SITE__: JSON.stringify(fr), __TIER__: '"local"', __DEMO__: 'false' },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
    environment: 'node',
    // The time zone differs from that of every cinema: a rule that uses the machine's own fails a test.
    env: { TZ: 'America/New_York' },
  },
});
