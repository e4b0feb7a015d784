import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import { CONTRACT_STEPS } from './testSteps.ts';

/** Tries the published contract with tools that nobody here wrote: a mock server and a generator of values. */
await orExplain(() => runAndShow(CONTRACT_STEPS));
