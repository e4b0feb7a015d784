import { MUTATED } from './mutated.ts';
import base, { COMPONENT_TESTS, IN_NODE } from '../../vitest.config.ts';

const { tests } = MUTATED[process.env.MUTATED_FOLDER ?? ''] ?? { tests: [] };

/** The tests that Stryker runs (`stryker.config.mjs`), each once. */
export default {
  ...base,
  test: { ...IN_NODE, include: [...tests], exclude: [COMPONENT_TESTS] },
};
