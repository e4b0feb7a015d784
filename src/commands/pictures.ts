import { orExplain } from './explain.ts';
import { runAndShow } from './showSteps.ts';
import { PICTURE_STEPS } from './testSteps.ts';

/** Takes the pictures of README.md, docs/design.md and the manifests anew. */
await orExplain(() => runAndShow(PICTURE_STEPS));
