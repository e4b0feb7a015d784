import type { Page } from '@playwright/test';

/*
 * What WCAG 2.2 wants of a page that its reader has changed: narrow (1.4.10), with more space between letters, words
 * and lines (1.4.12), under a finger (2.5.8). Each answers with one line per thing that is not so.
 */

/** A page of 1280 px at 400 % is 320 px wide and 256 px high. */
export const ZOOMED = { width: 320, height: 256 };

/** What does not fit across the page, so that one must scroll in two directions. */
export function wideThings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if ((document.scrollingElement?.scrollWidth ?? 0) <= width) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `wider than the page: ${element.tagName} ${element.getAttribute('class') ?? ''}`);
  });
}

/** The distances of 1.4.12, for all text. As a sheet of the document's own, for the policy takes no other. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** Text that its own box cuts off. What is there for screen readers only is clipped on purpose. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        return (
          hasText &&
          element.checkVisibility() &&
          element.clientWidth > 1 &&
          style.clipPath === 'none' &&
          ((clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (clips(style.overflowY) && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map((element) => `cut off: ${element.tagName} ${element.className} “${element.textContent.trim()}”`),
  );
}

/** Controls smaller than a finger (44 px). A link in a line of text may be as low as its line. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const area = (control: Element) => {
      // A tick is as large as the label around it.
      const isTick = control instanceof HTMLInputElement && /^(?:checkbox|radio|file)$/.test(control.type);
      return ((isTick ? control.labels?.[0] : undefined) ?? control).getBoundingClientRect();
    };
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const isInLine = control.matches('a') && getComputedStyle(control).display === 'inline';
        const { width, height } = area(control);
        // What waits above the page until it has the focus, and the parts of a drawn control.
        return !isInLine && width > 1 && (height < LEAST - 0.5 || width < 24);
      })
      .map((control) => {
        const { width, height } = area(control);
        const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
        return `${String(Math.round(width))} × ${String(Math.round(height))}: ${control.tagName} ${control.className} “${name}”`;
      });
  });
}
