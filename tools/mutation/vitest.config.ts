import { MUTATED } from './mutated.ts';
import base from '../../vitest.config.ts';

const { tests } = MUTATED[process.env.MUTATED_FOLDER ?? ''] ?? { tests: [] };

/** The tests that Stryker runs (`stryker.config.mjs`). */
export default {
  ...base,
  test: { ...base.test, include: [...tests] },
};
