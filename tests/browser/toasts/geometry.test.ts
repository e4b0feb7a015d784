import type { Page } from '@playwright/test';
import { visit } from '#tests/support/router.ts';
import { expect, test } from '#tests/support/test.ts';

const WIDTHS = [320, 360, 768, 1024, 1280];
const PAGES = [
  '',
  'tickets/',
  'subscription/',
  'advantages/',
  'vouchers/',
  'cinemas/',
  'friends/',
  'wishlist/',
  'ratings/',
  'history/',
  'recommendations/',
  'statistics/',
  'my-interests/',
  'preferences/',
  'messages/',
  'contact/',
  'subscription/cancel/',
  'profile/',
];

/**
 * What lies under the strip while the page is scrolled through so many screens, the strip folded and unfolded at each
 * stop.
 */
function covered(page: Page, screens: number): Promise<string[]> {
  return page.evaluate(async (screens) => {
    const found = new Set<string>();
    const frames = async (): Promise<void> => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    };
    const look = (strip: Element): void => {
      const own = strip.getBoundingClientRect();
      for (const element of document.querySelectorAll('main :is(svg[role="img"], .primary), dialog[open]')) {
        const box = element.getBoundingClientRect();
        const apart =
          box.right <= own.left || box.left >= own.right || box.bottom <= own.top || box.top >= own.bottom;
        if (
          !apart &&
          box.width > 0 &&
          !strip.contains(element) &&
          strip.checkVisibility({ visibilityProperty: true })
        )
          found.add(
            `${strip.hasAttribute('data-open') ? 'unfolded' : 'folded'}, scrolled by ${scrollY}: ${element.outerHTML.slice(0, 90)}`,
          );
      }
    };
    const strip = document.querySelector('[data-part="card"]');
    const fold = strip?.querySelector<HTMLElement>('[data-part="expand"]');
    if (!strip || !fold) return ['no strip'];
    for (let top = 0; top < screens * innerHeight; top += innerHeight / 2.3) {
      scrollTo({ top, behavior: 'instant' });
      await frames();
      look(strip);
      if (top === 0 && strip.getBoundingClientRect().height > 64) found.add('higher than 64 px');
      fold.click();
      await frames();
      look(strip);
      fold.click();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frames();
    if (!strip.checkVisibility({ visibilityProperty: true })) found.add('hidden at the top');
    return [...found];
  }, screens);
}

test('[decisions/toast-strip] on every page of the account, at every width and place, the strip lies over no QR code and no main button', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/profile/');
  await sandbox.fault({ match: 'PATCH /api/accounts/me', fault: '500' });
  await page.getByLabel('Ville').fill('Paris');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  // The message of a failure stays through the pages of the document.
  const strip = page.getByRole('region', { name: 'Notifications' }).locator('[data-part="card"]');
  await expect(strip).toContainText('Une erreur est survenue');
  for (const path of PAGES) {
    await visit(page, `/fr/${path}`);
    await expect(strip).toContainText('Une erreur est survenue');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 720 });
      expect(await covered(page, width === 360 ? 2 : 0.1), `/fr/${path} at ${String(width)} px`).toEqual([]);
    }
  }
});
