import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import { DEMO_STEPS } from './testSteps.ts';

/** The browser tests of the areas again, on the demonstration: a folder of files without a backend. */
await orExplain(() => runAndShow(DEMO_STEPS));
