import type { Page } from '@playwright/test';

/** Stops the page's timers until the test runs them. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}
