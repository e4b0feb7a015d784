import { defineConfig } from 'vitest/config';

export default defineConfig({
  // astro.config.mjs defines these at build.
  define: { __SITE__: '"fr"', __TIER__: '"local"', __DEMO__: 'false' },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
    environment: 'node',
    // The time zone differs from that of every cinema: a rule that uses the machine's own fails a test.
    env: { TZ: 'America/New_York' },
  },
});
