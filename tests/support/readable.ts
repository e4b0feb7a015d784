import type { Page } from '@playwright/test';
import { RAW } from './faultClasses.ts';
import { expect } from './test.ts';

/** Numbers that only a machine writes this way, beside what `RAW` names. */
const UNREADABLE = /\d[.,]?\d*e[+-]?\d{2}|∞|Infinity/i;

/** The key of a missing text, as in `card.status.active`. */
const KEY = /^[a-z]\w*(?:\.[a-z]\w*)+$/;

/** Markup in the place of a text. The page must show it as text. A poster breaks longer texts into lines. */
export const MARKUP = '<b-odd>x';

/** Expects readable text, nothing raw and nothing wider than the window. */
export async function expectReadable(page: Page): Promise<void> {
  const shown = (await page.locator('body').innerText()).replaceAll(MARKUP, 'x');
  const main = await page.getByRole('main').innerText();
  expect(main.replaceAll(/x{50,}/g, 'x…').trim().length, 'a page with something on it').toBeGreaterThan(20);
  expect(shown).not.toMatch(RAW);
  expect(shown).not.toMatch(UNREADABLE);
  const lines = shown.split('\n').map((line) => line.trim());
  expect(
    lines.filter((line) => KEY.test(line)),
    'keys',
  ).toEqual([]);
  expect(await wide(page), 'wider than a phone').toEqual([]);
  await expect(page.locator('b-odd'), 'elements made of a text').toHaveCount(0);
}

/** The innermost elements beyond the right edge, those of a toast too, whose place does not make the page wider. */
function wide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (one) =>
        // Half a pixel may be rounded.
        one.getBoundingClientRect().right > window.innerWidth + 1 &&
        one.checkVisibility({ visibilityProperty: true }),
    );
    const innermost = beyond.filter((one) => !beyond.some((other) => other !== one && one.contains(other)));
    const found = innermost.map((one) => one.outerHTML.slice(0, 80));
    // A text may be wider than its element.
    return document.documentElement.scrollWidth > window.innerWidth ? ['the page', ...found] : found;
  });
}
