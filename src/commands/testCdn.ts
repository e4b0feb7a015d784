import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import { CDN_STEPS } from './testSteps.ts';

/** The browser tests again, with a real nginx before the files and the calls. */
await orExplain(() => runAndShow(CDN_STEPS));
