import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import { looksSteps } from './testSteps.ts';

/** Compares every page and part with its picture of the last run. Arguments are passed on to Playwright. */
await orExplain(() => runAndShow(looksSteps(process.argv.slice(2))));
