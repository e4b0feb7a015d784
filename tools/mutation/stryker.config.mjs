import { MUTATED, mutationResults } from './mutated.ts';

/** `npm run test:mutation` names one folder for each run. */
const folder = process.env.MUTATED_FOLDER ?? 'src/http';
const results = mutationResults(folder);

/** @type {import('@stryker-mutator/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  mutate: [...(MUTATED[folder]?.code ?? []), '!src/**/*.test.ts'],
  ignorePatterns: ['dist', 'test-results', '.astro', 'tests/looks/baseline'],
  tempDirName: 'test-results/mutation/sandbox',
  incremental: true,
  incrementalFile: `${results}.incremental.json`,
  reporters: ['clear-text', 'json', 'html'],
  jsonReporter: { fileName: `${results}.json` },
  htmlReporter: { fileName: `${results}.html` },
  thresholds: { break: 90 },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
