import type { Page } from '@playwright/test';

/** Until what comes has arrived: a dialog that is still rising is half transparent, and not where it is going to be. */
export async function animationsOver(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}
