import type { TransitionBeforePreparationEvent, TransitionBeforeSwapEvent } from 'astro:transitions/client';
import { clearReady } from '#platform/rootData.ts';
import { loadPage, runScripts } from '#platform/trustedPages.ts';
import { letIslandsCome, letStartUpCome } from '../hydration.ts';
import { addressHasPage, showAddressAtOnce } from './address.ts';
import { endMeanwhile } from './early.ts';
import { islandsFinished } from './islandsFinished.ts';
import { openDocument } from './openDocument.ts';
import { preloadScripts, watchPrefetches } from './pageScripts.ts';
import { isPublicPage } from './publicPage.ts';
import { requireSameBuild } from './sameBuild.ts';
import { arriveFromRouter, positionOf, watchFirstArrival } from './scrollAndFocus.ts';

/** Whether the next page is on its way. Its address shows already. */
let isUnderWay = false;

export function isNavigating(): boolean {
  return isUnderWay;
}

/**
 * What happens when the customer goes to another page of this document. From now on this is the only
 * listener of the router's events.
 * @param openPage called for each page that has been swapped in
 */
export function watchNavigation(openPage: () => Promise<void>): void {
  watchFirstArrival();
  watchPrefetches();
  endMeanwhile();
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

function leave(event: TransitionBeforePreparationEvent): void {
  // Public pages have no router (`layouts/Bare.astro`): the browser would have to load the page once more.
  if (isPublicPage(event.to.pathname)) {
    event.loader = () => openDocument(event);
    return;
  }
  isUnderWay = true;
  clearReady();
  preloadScripts(event.to);
  showAddressAtOnce(event);
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
    arriveFromRouter(scrollY);
  };
}
