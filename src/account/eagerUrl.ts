import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';

/** Address of a navigation that has its entry in the history and not yet its page. */
let pending: string | undefined;

/**
 * The address changes with the click, not when the page has arrived (specification, section 9). The router, which
 * would write the entry at the swap, finds it written and leaves it.
 */
export function showAddressAtOnce(event: TransitionBeforePreparationEvent): void {
  const address = event.to.href;
  if (event.navigationType === 'traverse' || address === location.href) return;
  // Of a navigation that is given up for another nothing stays in the history.
  const replaces = event.navigationType === 'replace' || pending === location.href;
  // The router's own fields: position in the history, and where the page is scrolled to.
  const state = history.state as { index: number };
  if (replaces) history.replaceState({ ...state, scrollX: 0, scrollY: 0 }, '', address);
  else history.pushState({ index: state.index + 1, scrollX: 0, scrollY: 0 }, '', address);
  pending = address;
}

/** The page has arrived. */
export function addressHasPage(): void {
  pending = undefined;
}
