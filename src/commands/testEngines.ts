import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import { ENGINE_STEPS } from './testSteps.ts';

/** Runs the main journeys in Chromium, Firefox and WebKitGTK. */
await orExplain(() => runAndShow(ENGINE_STEPS));
