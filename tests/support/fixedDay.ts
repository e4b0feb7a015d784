import { FIXED_DAY } from '#tools/moments.ts';
import type { Page } from '@playwright/test';
import { quiet } from './quiet.ts';
import type { Sandbox } from './test.ts';

/**
 * Signs in by the machine's own clock, since the browser drops cookies of a sign-in that are older. The backend's data
 * and everything that the page does afterwards have the fixed day.
 */
export async function arriveOnFixedDay(
  page: Page,
  sandbox: Sandbox,
  signIn: () => Promise<void>,
): Promise<void> {
  await quiet(sandbox);
  await sandbox.clock(FIXED_DAY);
  await signIn();
  await page.clock.setFixedTime(FIXED_DAY);
}
