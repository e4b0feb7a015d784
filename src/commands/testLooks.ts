import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import { looksSteps } from './testSteps.ts';

/** Every page and part as they last looked; what follows the command is Playwright's. */
await orExplain(() => runAndShow(looksSteps(process.argv.slice(2))));
