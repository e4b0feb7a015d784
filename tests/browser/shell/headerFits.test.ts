import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shared.ts';

/** What of the header a customer cannot see whole: parts beside the window, and parts that lie over one another. */
function hiddenParts(page: Page): Promise<string[]> {
  return page
    .getByRole('banner')
    .locator('a, button, .label, ticket-count')
    .evaluateAll((all) => {
      const parts = all
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ part, box }) => box.width > 2 && part.checkVisibility({ visibilityProperty: true }))
        .filter(({ part }) => getComputedStyle(part).clipPath === 'none');
      const name = (part: Element) => part.textContent.trim();
      const beside = parts.filter(({ box }) => box.left < 0 || box.right > innerWidth);
      const over = parts.flatMap((one, index) =>
        parts
          .slice(index + 1)
          .filter(({ part }) => !one.part.contains(part) && !part.contains(one.part))
          .filter(
            ({ box }) =>
              box.left < one.box.right - 1 &&
              one.box.left < box.right - 1 &&
              box.top < one.box.bottom - 1 &&
              one.box.top < box.bottom - 1,
          )
          .map(({ part }) => `${name(one.part)} over ${name(part)}`),
      );
      return [...beside.map(({ part }) => `${name(part)} beside the window`), ...over];
    });
}

test('[shell/wallet-badge] the header fits every window in the longest language and a wide font; its badge stands beside the words @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('heavy', '/nl/tickets/', { site: 'nl' });
  const badge = page.locator('site-header > a > ticket-count [data-part="count"]');
  await expect(badge).toHaveText('99+');
  await page.evaluate(() => {
    const { style } = document.documentElement;
    for (const name of ['--display', '--text']) style.setProperty(name, 'Verdana, "DejaVu Sans", sans-serif');
    // No machine has every font. The distance makes up for the widest.
    style.letterSpacing = '0.07em';
  });
  for (const width of [320, 360, 768, 1023, 1024, 1104, 1279, 1280, 1439, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => hiddenParts(page), `${String(width)} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect((await page.getByRole('banner').boundingBox())?.height, 'two lines at most').toBeLessThanOrEqual(
      96,
    );
  }
});
