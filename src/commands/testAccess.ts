import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import { ACCESS_STEPS } from './testSteps.ts';

/** The whole matrix of accessibility, of which `npm test` looks at a sample. */
await orExplain(() => runAndShow(ACCESS_STEPS));
