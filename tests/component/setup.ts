import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shiftClock } from '#tests/support/shiftClock.ts';
import { close } from './page.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds by which the clock of this run differs from the machine's. */
    clockShiftMs: number;
    /** Whether the tests are those of the night: each under every fault. */
    isNightly: boolean;
  }
}
shiftClock(inject('clockShiftMs'));

const uncaught: unknown[] = [];
addEventListener('error', ({ error }) => uncaught.push(error));
addEventListener('unhandledrejection', ({ reason }) => uncaught.push(reason));

/** React holds on to this text by itself. It sets the one text of an element by the element. */
const isHeld = (node: Node | null): boolean =>
  node instanceof Text &&
  node.data.trim() !== '' &&
  Object.keys(node).some((key) => key.startsWith('__reactFiber'));
/**
 * Changes that would be lost or throw on a translated page (`environments/markup-of-others`), where another element
 * stands in the place of each text: a text that changes, comes or goes beside others needs an element of its own.
 */
const lost = new Set<string>();
new MutationObserver((records) => {
  for (const { type, target, removedNodes, addedNodes, nextSibling } of records) {
    const isLost =
      type === 'characterData'
        ? isHeld(target)
        : addedNodes[0]?.nodeName !== 'FONT' &&
          ((addedNodes.length > 0 && isHeld(nextSibling)) || [...removedNodes].some(isHeld));
    const element = target instanceof Element ? target : target.parentElement;
    if (isLost && element) lost.add(element.outerHTML.slice(0, 300));
  }
}).observe(document, { subtree: true, childList: true, characterData: true });

beforeEach(async () => {
  // The files that a page runs one after the other share its size.
  if (innerWidth !== 1280 || innerHeight !== 720) await page.viewport(1280, 720);
});

afterEach(() => {
  vi.useRealTimers();
  close();
  expect(uncaught.splice(0), 'uncaught errors').toEqual([]);
  const texts = [...lost];
  lost.clear();
  expect(texts, '[environments/markup-of-others] texts that change beside others').toEqual([]);
});
