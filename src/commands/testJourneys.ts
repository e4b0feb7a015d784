import { parseArgs } from 'node:util';
import { orExplain } from './explain.ts';
import { journeySteps } from './journeySteps.ts';
import { runAndShow } from './showSteps.ts';

/**
 * Random journeys for as long as it is given: `--minutes 10`, `--seed 1`, and `--path` as a found journey was printed.
 */
await orExplain(() => {
  const { values } = parseArgs({
    options: { minutes: { type: 'string' }, seed: { type: 'string' }, path: { type: 'string' } },
  });
  return runAndShow(journeySteps(values));
});
