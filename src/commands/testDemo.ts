import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import { DEMO_STEPS } from './testSteps.ts';

/** The main journeys' browser tests again, on the demonstration: a folder of files, and no backend at all. */
await orExplain(() => runAndShow(DEMO_STEPS));
