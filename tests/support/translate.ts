import type { RecordedCall } from '#sandbox/state.ts';

/**
 * Translates the page as Chrome and Safari do, now and whatever is drawn later: `<html>` gets another language and a
 * class, each text lies in two elements of its own, the title is another one. Runs in the page, also before its scripts.
 * The words look the same, so that tests find them, but each text has a soft hyphen more: it shows where words that
 * were read from the page are sent.
 *
 * @returns ends it
 */
export function translate(language: string): () => void {
  const others = 'font, script, style, textarea, title, template, svg, [translate="no"]';
  const wrap = (node: Node): void => {
    if (!(node instanceof Text)) {
      for (const child of [...node.childNodes]) wrap(child);
      return;
    }
    if (node.data.trim() === '' || !node.parentElement || node.parentElement.closest(others)) return;
    // What translators write, and nobody else does any more.
    const font = (): HTMLElement => document.createElement('font' as string);
    const inner = font();
    inner.textContent = `${node.data}\u00AD`;
    const outer = font();
    outer.append(inner);
    node.replaceWith(outer);
  };
  const mark = (): void => {
    const root = document.documentElement;
    if (root.lang === language) return;
    root.lang = language;
    root.dir = 'ltr';
    root.classList.add('translated-ltr');
    Object.assign(root.dataset, { route: 'other', guard: 'public', flag: 'none', flags: '', site: 'other' });
    document.title = 'Übersetzt';
  };
  const whole = (): void => {
    mark();
    wrap(document.body);
  };
  const observer = new MutationObserver((records) => {
    mark();
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) wrap(node);
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['lang'],
  });
  if (document.body as HTMLElement | null) whole();
  return () => {
    observer.disconnect();
  };
}

/** What differs each time: ids, boundaries, answers to captchas. */
const CHANCE = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<=Boundary)\w+|(?<="x-captcha-response":")[^"]+/g;

export interface Sent {
  /** One text for each call that changes something: all of it, but for chance. In the order of the alphabet. */
  changes: string[];
  /** Of all calls. */
  languages: (string | undefined)[];
}

/** What a page has sent, to compare a translated one with the page itself. */
export function sent(calls: readonly RecordedCall[]): Sent {
  return {
    changes: calls
      .filter(({ method }) => method !== 'GET')
      .map((one) => JSON.stringify(one).replaceAll(CHANCE, '*'))
      .sort(),
    languages: [...new Set(calls.map(({ query }) => query.language))],
  };
}
