import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import { originSteps } from './testSteps.ts';

/**
 * Runs the browser tests with catalogue, mobile catalogue, tunnel and captcha at origins of their own. Arguments are
 * Playwright's, such as files.
 */
await orExplain(() => runAndShow(originSteps(process.argv.slice(2))));
