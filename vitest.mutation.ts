import base from './vitest.config.ts';

/** The tests that Stryker runs (`stryker.config.mjs`): those of the folder whose code it changes. */
export default {
  ...base,
  test: { ...base.test, include: [`${process.env.MUTATED_FOLDER ?? 'src'}/**/*.test.{ts,tsx}`] },
};
