import type { Page } from '@playwright/test';
import { animationsOver } from '#tests/support/animations.ts';
import { quiet } from '#tests/support/quiet.ts';
import { visit } from '#tests/support/router.ts';
import { TAG } from '#tests/support/tags.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

/** Insets of imaginary phones, wider than any margin that the page has anyway. */
const UPRIGHT = {
  viewport: { width: 390, height: 844 },
  insets: { top: 110, right: 0, bottom: 130, left: 0 },
};
const ON_ITS_SIDE = {
  viewport: { width: 844, height: 390 },
  insets: { top: 0, right: 90, bottom: 70, left: 80 },
};
type Phone = typeof UPRIGHT;

async function hold(page: Page, { viewport, insets }: Phone): Promise<void> {
  await page.setViewportSize(viewport);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/**
 * Readable and operable elements that the phone covers. The page scrolls beneath the notch and the bar, so the top and
 * the bottom are checked with the page scrolled to its ends.
 */
async function covered(page: Page, { insets }: Phone, within = 'body'): Promise<string[]> {
  await animationsOver(page);
  return page.evaluate(
    async ({ insets, within }) => {
      const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        ([...element.childNodes].some(isText) || element.matches('input, select, textarea, img, svg'));
      const problems = new Set<string>();
      // A dialog and the menu scroll by themselves.
      const scroller = within === 'body' ? document.scrollingElement : document.querySelector(within);
      if (!scroller) return ['nothing to look at'];
      const look = async (scrollTop: number, isCovered: (box: DOMRect) => boolean) => {
        scroller.scrollTo({ top: scrollTop, behavior: 'instant' });
        // Entries that come into view are laid out with the next frame.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        scroller.scrollTo({ top: scrollTop, behavior: 'instant' });
        for (const element of document.querySelectorAll(`${within} *`)) {
          const box = element.getBoundingClientRect();
          // Texts for screen readers alone are one pixel wide.
          if (box.width > 1 && isCovered(box) && isSeen(element))
            problems.add(`${element.tagName} “${element.textContent.trim().slice(0, 40)}”`);
        }
      };
      // One pixel for rounding, and one more for the margin inside an icon.
      const [top, left] = [insets.top - 1, insets.left - 2];
      const [right, end] = [innerWidth - insets.right + 1, innerHeight - insets.bottom + 1];
      await look(0, (box) => box.bottom > 0 && box.top < top);
      await look(0, (box) => box.left < left || box.right > right);
      await look(scroller.scrollHeight, (box) => box.top < innerHeight && box.bottom > end);
      return [...problems];
    },
    { insets, within },
  );
}

for (const [how, phone] of Object.entries({ upright: UPRIGHT, 'on its side': ON_ITS_SIDE })) {
  test(
    `in an app that fills the screen of a phone held ${how}, nothing is covered by notch, bar or corners`,
    { tag: TAG.nightly },
    async ({ page, sandbox }) => {
      // A toast that is still moving in would be measured in the wrong place.
      await quiet(sandbox);
      await page.addInitScript(() => {
        Object.assign(window, { Android: { postMessage: () => undefined } });
      });
      await hold(page, phone);
      await page.goto('/fr/recommendations/');
      await choosePersona(page, 'subscriber');
      await ready(page);
      // Without it the phone keeps the page off its edges, and shows bars of another colour there.
      await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /viewport-fit=cover/);
      expect(await covered(page, phone), 'films').toEqual([]);
      for (const path of ['/fr/profile/', '/m/fr/history/', '/fr/tickets/']) {
        await visit(page, path);
        expect(await covered(page, phone), path).toEqual([]);
      }
      await page.getByRole('button', { name: 'Afficher le billet' }).first().click();
      await page.getByRole('dialog').waitFor();
      expect(await covered(page, phone, 'dialog[open]'), 'a ticket').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Par e-mail' }).first().click();
      await page.getByRole('dialog').waitFor();
      expect(await covered(page, phone, 'dialog[open]'), 'a dialog').toEqual([]);
    },
  );
}

test('in a browser on a phone held on its side nothing is covered: header, menu, page, footer @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await hold(page, ON_ITS_SIDE);
  await signIn('subscriber', '/fr/tickets/');
  expect(await covered(page, ON_ITS_SIDE)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await covered(page, ON_ITS_SIDE, '#menu')).toEqual([]);
});
