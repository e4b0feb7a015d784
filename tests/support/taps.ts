import type { Page } from '@playwright/test';

/**
 * Counts what a thumb does on this page and on those that the router brings: a press is one, a text field one, a
 * choice in a list two (opening and choosing), and the button that asks for files one.
 * @returns how many there have been
 */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = { taps: 0 };
    Object.assign(window, { counter });
    const isText = (target: EventTarget | null): boolean =>
      target instanceof Element && target.matches('textarea, input:not([type="file"], [type="radio"])');
    document.addEventListener(
      'click',
      ({ isTrusted, target }) => {
        if (isTrusted && !isText(target)) counter.taps++;
      },
      true,
    );
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (isText(target)) counter.taps++;
      },
      true,
    );
    document.addEventListener(
      'change',
      ({ target }) => {
        if (!(target instanceof HTMLElement)) return;
        if (target.matches('select')) counter.taps += 2;
        if (target.matches('[type="file"]')) counter.taps++;
      },
      true,
    );
  });
  return () => page.evaluate(() => (Reflect.get(window, 'counter') as { taps: number }).taps);
}
