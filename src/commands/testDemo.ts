import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import { DEMO_STEPS } from './testSteps.ts';

/** Runs the browser tests of the areas on the demonstration, a folder of files without a backend. */
await orExplain(() => runAndShow(DEMO_STEPS));
