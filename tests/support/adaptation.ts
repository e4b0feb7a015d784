import type { Page } from '@playwright/test';

/*
 * What WCAG 2.2 asks of a page that its reader has adapted: narrow (1.4.10), with more space between letters, words
 * and lines (1.4.12), operated with a finger (2.5.8). Each check returns one line for each fault that it finds.
 */

/** A page of 1280 px at 400 % is 320 px wide and 256 px high. */
export const ZOOMED = { width: 320, height: 256 };

/** Elements that do not fit the width of the page, so that a reader must scroll in two directions. */
export function wideThings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if ((document.scrollingElement?.scrollWidth ?? 0) <= width) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `wider than the page: ${element.tagName} ${element.getAttribute('class') ?? ''}`);
  });
}

/** Gives all text the spacing of 1.4.12, in a constructed style sheet: the content security policy refuses others. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** Text that its own box cuts off, or a box around it. Text for screen readers alone is clipped on purpose, and left out. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    function isCutAround(element: Element): boolean {
      const { left, right } = element.getBoundingClientRect();
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (!clips(getComputedStyle(box).overflowX)) continue;
        const around = box.getBoundingClientRect();
        return left < around.left - 1 || right > around.right + 1;
      }
      return false;
    }
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        return (
          hasText &&
          element.checkVisibility() &&
          element.clientWidth > 1 &&
          style.clipPath === 'none' &&
          (isCutAround(element) ||
            (clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (clips(style.overflowY) && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map((element) => `cut off: ${element.tagName} ${element.className} “${element.textContent.trim()}”`);
  });
}

/** Short words that stand on more than one line. The parts of a word with hyphens are words. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,14}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1)
          broken.add(`broken: “${word}” in “${text.textContent?.trim().slice(0, 60) ?? ''}”`);
      }
    }
    return [...broken];
  });
}

/** Controls smaller than a finger (44 px). A link within a line of text may be as low as the line. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const area = (control: Element) => {
      // A press on the label counts as well.
      const isTick = control instanceof HTMLInputElement && /^(?:checkbox|radio|file)$/.test(control.type);
      return ((isTick ? control.labels?.[0] : undefined) ?? control).getBoundingClientRect();
    };
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const isInLine = control.matches('a') && getComputedStyle(control).display === 'inline';
        const { width, height } = area(control);
        // Leaves out links that wait above the page until they have the focus, and the parts of custom controls.
        return !isInLine && width > 1 && (height < LEAST - 0.5 || width < 24);
      })
      .map((control) => {
        const { width, height } = area(control);
        const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
        return `${String(Math.round(width))} × ${String(Math.round(height))}: ${control.tagName} ${control.className} “${name}”`;
      });
  });
}
