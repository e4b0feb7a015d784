import { writeEntry } from '#platform/platform.ts';
import type { TransitionBeforePreparationEvent, TransitionBeforeSwapEvent } from 'astro:transitions/client';
import { clearReady } from '#platform/rootData.ts';
import { loadPage, runScripts } from '#platform/trustedPages.ts';
import { letIslandsCome, letStartUpCome } from '../hydration.ts';
import { noneHalfway } from '../ready.ts';
import { endMeanwhile, isDialogEntry, openDocument } from './openDocument.ts';
import { preloadScripts, watchPrefetches, requireSameBuild } from './pageScripts.ts';
import { isPublicPage } from './publicPage.ts';
import { arriveFromRouter, mendEntry, positionOf, watchFirstArrival } from './scrollAndFocus.ts';

/** Whether the next page is on its way. Its address shows already. */
let isUnderWay = false;

export function isNavigating(): boolean {
  return isUnderWay;
}

/** Path of the page that shows. The router's own address keeps a query that was taken out of it. */
let shown: string;

/**
 * What happens when the customer goes to another page of this document. From now on this is the only
 * listener of the router's events.
 * @param openPage called for each page that has been swapped in
 */
export function watchNavigation(openPage: () => Promise<void>): void {
  shown = location.pathname;
  watchFirstArrival();
  watchPrefetches();
  endMeanwhile();
  addEventListener('popstate', followEntry);
  document.addEventListener('astro:before-preparation', leave);
  document.addEventListener('astro:before-swap', swap);
  document.addEventListener('astro:after-swap', () => {
    runScripts();
    isUnderWay = false;
    addressHasPage();
    void letStartUpCome();
    letIslandsCome(Promise.resolve());
    void openPage();
  });
}

/** The router passes over entries without a state: the address would be one page and the content another. */
function followEntry({ state }: PopStateEvent): void {
  if (state || (location.pathname === shown && !pending)) return;
  mendEntry();
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}

function leave(event: TransitionBeforePreparationEvent): void {
  mendEntry();
  if (event.navigationType === 'traverse' && event.to.pathname === shown && !isUnderWay) {
    // The page is there already, with what was typed. Without an end, the router does nothing; nobody else need hear.
    event.stopImmediatePropagation();
    event.loader = () => new Promise(() => undefined);
    scrollTo(0, positionOf(event));
    return;
  }
  // Public pages have no router (`layouts/Bare.astro`): the browser would have to load the page once more.
  if (isPublicPage(event.to.pathname)) {
    event.loader = () => openDocument(event);
    return;
  }
  if (!showAddressAtOnce(event)) {
    event.loader = () => openDocument(event);
    return;
  }
  isUnderWay = true;
  clearReady();
  preloadScripts(event.to);
  event.loader = () => prepare(event);
}

/** The page that is shown stays until all of this is done. */
async function prepare(event: TransitionBeforePreparationEvent): Promise<void> {
  await loadPage(event);
  await requireSameBuild(event);
  await islandsFinished();
}

/** The router scrolls between the swap and `astro:after-swap`: what holds the position has to be there before. */
function swap(event: TransitionBeforeSwapEvent): void {
  const routerSwap = event.swap;
  const scrollY = positionOf(event);
  event.swap = () => {
    routerSwap();
    shown = event.to.pathname;
    // With a fragment, the address has not been shown yet.
    if (isDialogEntry() && event.navigationType !== 'traverse')
      writeEntry({ index: position(), scrollX: 0, scrollY: 0 }, event.to);
    arriveFromRouter(scrollY);
  };
}

/** Address of a navigation whose entry is in the history and whose page has not arrived. */
let pending: string | undefined;

/**
 * Changes the address with the click, not when the page has arrived (specification, section 9). The router writes the
 * history entry at the swap unless the address is there already.
 * @returns false where the browser refuses the entry
 */
function showAddressAtOnce({ to, navigationType }: TransitionBeforePreparationEvent): boolean {
  // When a page cannot be fetched, the router opens `to` instead. With a fragment, and the address already changed,
  // that would stay in this document.
  if (navigationType === 'traverse' || to.href === location.href || to.hash !== '') return true;
  // A navigation that is given up for another one leaves no entry in the history.
  const replaces = navigationType === 'replace' || pending === location.href || isDialogEntry();
  const entry = { index: position() + (replaces ? 0 : 1), scrollX: 0, scrollY: 0 };
  if (!writeEntry(entry, to, replaces ? 'replace' : 'push')) return false;
  pending = to.href;
  return true;
}

/** The page has arrived. */
function addressHasPage(): void {
  pending = undefined;
}

/** Index of the current history entry, as the router counts entries. */
function position(): number {
  return (history.state as { index: number }).index;
}

/** An island whose component has thrown never finishes; the page then changes without it. */
const LONGEST_MS = 10_000;

/** React logs an error when an island leaves the page while it is being hydrated: the page waits for such islands. */
async function islandsFinished(): Promise<void> {
  await Promise.race([noneHalfway(), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}
