import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';

/** Address of a navigation whose entry is in the history and whose page has not arrived. */
let pending: string | undefined;

/**
 * Changes the address with the click, not when the page has arrived (specification, section 9). The router writes the
 * history entry at the swap unless the address is there already.
 */
export function showAddressAtOnce({ to, navigationType }: TransitionBeforePreparationEvent): void {
  // When a page cannot be fetched, the router opens `to` instead. With a fragment, and the address already changed,
  // that would stay in this document.
  if (navigationType === 'traverse' || to.href === location.href || to.hash !== '') return;
  // A navigation that is given up for another one leaves no entry in the history.
  const replaces = navigationType === 'replace' || pending === location.href;
  const entry = { index: position() + (replaces ? 0 : 1), scrollX: 0, scrollY: 0 };
  if (replaces) history.replaceState(entry, '', to.href);
  else history.pushState(entry, '', to.href);
  pending = to.href;
}

/** The page has arrived. */
export function addressHasPage(): void {
  pending = undefined;
}

/** Index of the current history entry, as the router counts entries. */
function position(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'index' in state ? Number(state.index) : 0;
}
