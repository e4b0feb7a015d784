import type { Page } from '@playwright/test';

/** The page's timers stand still until the test runs them. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}
