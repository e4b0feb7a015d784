import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';

/** Address of a navigation that has its entry in the history and not yet its page. */
let pending: string | undefined;

/**
 * The address changes with the click, not when the page has arrived (specification, section 9). The router, which
 * would write the entry at the swap, finds it written and leaves it.
 */
export function showAddressAtOnce({ to, navigationType }: TransitionBeforePreparationEvent): void {
  // With a fragment, the router's way out when the page cannot be fetched, to open `to`, would stay in this document.
  if (navigationType === 'traverse' || to.href === location.href || to.hash !== '') return;
  // Of a navigation that is given up for another nothing stays in the history.
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

/** Of this entry in the history, as the router counts. */
function position(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'index' in state ? Number(state.index) : 0;
}
