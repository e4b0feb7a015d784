import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

const config = mergeConfig(base, defineConfig({}));
// A merged list would hold the tests of all folders as well.
config.test = { ...config.test, include: [`${process.env.MUTATED_FOLDER ?? 'src'}/**/*.test.{ts,tsx}`] };

/** The tests that Stryker runs (`stryker.config.mjs`). */
export default config;
