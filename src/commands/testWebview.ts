import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import { WEBVIEW_STEPS } from './testSteps.ts';

/** The site inside an app, played by WebKitGTK's view, whose bridge is that of iOS. */
await orExplain(() => runAndShow(WEBVIEW_STEPS));
