import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import { CDN_STEPS } from './testSteps.ts';

/** Runs the browser tests with a real nginx in front of the files and the calls. */
await orExplain(() => runAndShow(CDN_STEPS));
