import type { Locator, Page } from '@playwright/test';
import { ZOOMED } from '#tests/support/adaptation.ts';
import { visit } from '#tests/support/router.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/shared.ts';

const SIZES = [
  ...[320, 360, 768, 1024, 1280].map((width) => ({ width, height: 720 })),
  // 400 % of 1280 × 1024.
  ZOOMED,
];
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
      // A screen of this height has a free row above or below each title for the folded strip.
      const isFolded = !strip.hasAttribute('data-open');
      const title = isFolded && innerHeight >= 720 && scrollY === 0 ? ', main h1' : '';
      for (const element of document.querySelectorAll(
        `main :is(img.scanned, [data-code], .primary)${title}`,
      )) {
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
            `${isFolded ? 'folded' : 'unfolded'}, scrolled by ${scrollY}: ${element.outerHTML.slice(0, 90)}`,
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
    if (innerHeight >= 720 && !strip.checkVisibility({ visibilityProperty: true }))
      found.add('hidden at the top');
    return [...found];
  }, screens);
}

test(
  '[decisions/toast-strip] on every page of the account, at every width and place, the strip lies over no code, no main button, no title and no dialog',
  { tag: TAG.nightly },
  async ({ page, sandbox, signIn }) => {
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
      // What is looked for is there to be found.
      if (path === 'tickets/') await expect(page.locator('main img.scanned')).not.toHaveCount(0);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await covered(page, size.width === 360 ? 2 : 0.1), `/fr/${path} at ${text(size)}`).toEqual([]);
      }
    }

    // The last page has a dialog with an action of its own.
    await sandbox.fault({ match: 'POST /api/accounts/me/delete', fault: '500' });
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    const dialog = page.getByRole('dialog', { name: 'Supprimer votre compte' });
    await dialog.getByLabel('Pour confirmer').fill('supprimer');
    await dialog.getByRole('button', { name: 'Demander la suppression' }).click();
    const above = dialog.locator('[data-part="card"]');
    await expect(above).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect
        .poll(() => distance(above, dialog), `the dialog at ${text(size)}`)
        .toBeGreaterThanOrEqual(0);
    }
  },
);

test('[decisions/toast-strip] the strip lies above the open case, which sticks', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn('subscriber', '/fr/messages/#case-C2');
  const strip = page.getByRole('region', { name: 'Notifications' }).locator('[data-part="card"]');
  await expect(strip).toBeVisible();
  await page.getByLabel('Votre réponse').evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await expect
    .poll(() =>
      strip.evaluate((card) => {
        const open = document.querySelector('main nav li [aria-current="true"]')?.getBoundingClientRect();
        const { top, bottom } = card.getBoundingClientRect();
        if (!open || open.bottom <= top) return 'they do not meet';
        const y = (Math.max(top, open.top) + Math.min(bottom, open.bottom)) / 2;
        return card.contains(document.elementFromPoint(open.left + 20, y)) ? 'above' : 'below';
      }),
    )
    .toBe('above');
});

function text({ width, height }: { width: number; height: number }): string {
  return `${String(width)} × ${String(height)} px`;
}

/** The pixels from the lower edge of the strip to the upper edge of the dialog. */
async function distance(strip: Locator, dialog: Locator): Promise<number> {
  const [upper, lower] = await Promise.all([strip.boundingBox(), dialog.boundingBox()]);
  return upper && lower ? lower.y - upper.y - upper.height : Number.NaN;
}
