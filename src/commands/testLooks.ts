import { existsSync } from 'node:fs';
import { orExplain } from './explain.ts';
import { BASELINE_FOLDER } from './folders.ts';
import { runAndShow } from './showSteps.ts';
import { looksSteps } from './testSteps.ts';

/**
 * Compares every page and part with its picture of the last run. On a machine without pictures it takes them. Arguments
 * are passed on to Playwright.
 */
await orExplain(async () => {
  const isFirst = !existsSync(BASELINE_FOLDER);
  if (isFirst) console.log(`This machine has no pictures yet: they are taken, in ${BASELINE_FOLDER}.`);
  await runAndShow(looksSteps([...(isFirst ? ['--update-snapshots'] : []), ...process.argv.slice(2)]));
});
