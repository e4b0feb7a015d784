import type { ReadableAtom } from 'nanostores';
import { isLeaving } from '#platform/rootData.ts';

const unsaved = new Set<ReadableAtom<boolean>>();

/**
 * Makes the browser ask before the tab is closed, while something is not saved. The listener is added only then,
 * because it keeps a page out of the back-forward cache.
 */
export function warnOnLeaveWhile($unsaved: ReadableAtom<boolean>): void {
  // Nothing is unsaved at first. The build imports rooms too, and has no window.
  $unsaved.listen((isUnsaved) => {
    if (isUnsaved) unsaved.add($unsaved);
    else unsaved.delete($unsaved);
    if (unsaved.size > 0) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}

/** Lets the page leave without a question, when it leaves by itself. */
export function leaveUnasked(): void {
  window.removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  // No question when a missing script makes the page reload (goneScripts.ts).
  if (!isLeaving()) event.preventDefault();
}
