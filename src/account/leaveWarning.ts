import type { ReadableAtom } from 'nanostores';
import { isLeaving } from '#platform/rootData.ts';

const unsaved = new Set<ReadableAtom<boolean>>();

/**
 * Closing the tab asks first while something of a room is not saved. Only then: a listener that stands keeps a page
 * out of the back-forward cache.
 */
export function warnOnLeaveWhile($unsaved: ReadableAtom<boolean>): void {
  // Nothing is unsaved to begin with, and rooms are also loaded by the build, where there is no window.
  $unsaved.listen((isUnsaved) => {
    if (isUnsaved) unsaved.add($unsaved);
    else unsaved.delete($unsaved);
    if (unsaved.size > 0) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}

/** The page is about to go by itself, to where the customer comes back from: nothing to ask. */
export function leaveUnasked(): void {
  window.removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  // A script is gone, and the reload that gets it is not the customer's to decide (goneScripts).
  if (!isLeaving()) event.preventDefault();
}
