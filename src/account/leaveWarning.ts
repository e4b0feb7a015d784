import type { ReadableAtom } from 'nanostores';
import { leaving } from '#platform/rootData.ts';

const unsaved = new Set<ReadableAtom<boolean>>();

/**
 * Makes the browser ask before the tab is closed, while something is not saved.
 */
export function warnOnLeaveWhile($unsaved: ReadableAtom<boolean>): void {
  // Something may be unsaved already: a draft is there at once when the room arrives after the session.
  $unsaved.subscribe((isUnsaved) => {
    if (isUnsaved) {
      unsaved.add($unsaved);
      window.addEventListener('beforeunload', ask);
    } else if (unsaved.delete($unsaved) && unsaved.size === 0) {
      // The build imports rooms too, and has no window. Nothing is unsaved there.
      leaveUnasked();
    }
  });
}

/** Lets the page leave without a question, when it leaves by itself. */
export function leaveUnasked(): void {
  window.removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  // No question when a missing script makes the page reload (goneScripts.ts).
  if (leaving() !== 'reload') event.preventDefault();
}
