import type { Page } from '@playwright/test';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';

/*
 * What keeps the largest account fast on a slow phone: the work that the browser need not do.
 * `npm run bench -- interactions` measures the times.
 */

test.use({ viewport: { width: 390, height: 844 } });

/**
 * List entries in the page's main part, but for the first and the last of each list, which are always drawn: how many
 * there are, and how many of them the browser renders.
 */
function entries(page: Page): Promise<{ all: number; rendered: number }> {
  return page.evaluate(() => {
    const inside = [
      ...document.querySelectorAll('main li:nth-child(n + 9):not(:nth-last-child(-n + 9)) > *'),
    ];
    return {
      all: inside.length,
      rendered: inside.filter((part) => part.checkVisibility({ contentVisibilityAuto: true })).length,
    };
  });
}

// Friends and vouchers are drawn twenty at a time, and past tickets behind a summary.
for (const path of ['/fr/wishlist/', '/fr/history/', '/fr/ratings/'])
  test(
    `${path} renders no list entries that are out of view`,
    { tag: path === '/fr/wishlist/' ? [] : TAG.nightly },
    async ({ page, signIn }) => {
      await signIn('heavy', path);
      await expect.poll(async () => (await entries(page)).all).toBeGreaterThan(10);
      await expect
        .poll(async () => {
          const { all, rendered } = await entries(page);
          return rendered / all;
        })
        .toBeLessThan(0.4);
    },
  );

test('a press on a button sets no selection, for which a browser would search the whole page @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('heavy', '/fr/tickets/');
  const ranges = () => page.evaluate(() => getSelection()?.rangeCount);
  await page.getByRole('button', { name: 'Mon compte' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // With the keyboard, since a toast may cover the close button.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await ranges()).toBe(0);
});
