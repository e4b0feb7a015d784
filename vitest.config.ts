import { defineConfig } from 'vitest/config';

export default defineConfig({
  // What astro.config.mjs puts in at build.
  define: { __SITE__: '"fr"', __TIER__: '"local"', __DEMO__: 'false' },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
    environment: 'node',
    // Far from every cinema, so that a rule which takes the machine's zone is seen.
    env: { TZ: 'America/New_York' },
  },
});
