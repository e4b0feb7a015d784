import type { Page } from '@playwright/test';

/** Waits for animations to end: a dialog that is still opening is half transparent and not yet in its place. */
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
