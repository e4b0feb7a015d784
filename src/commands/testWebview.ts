import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import { WEBVIEW_STEPS } from './testSteps.ts';

/** Runs the tests of the site inside an app: WebKitGTK's view, with the same bridge as iOS. */
await orExplain(() => runAndShow(WEBVIEW_STEPS));
