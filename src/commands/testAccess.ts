import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import { ACCESS_STEPS } from './testSteps.ts';

/** Runs the whole matrix of accessibility tests; `npm test` runs a sample. */
await orExplain(() => runAndShow(ACCESS_STEPS));
