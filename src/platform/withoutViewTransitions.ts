/*
 * Hides view transitions from the router, which looks for them once, when it loads. Without them it swaps pages at
 * once. No page change of this site is animated, and a transition still has a price: the page freezes while the browser
 * captures it, WebKit's view (2.50) crashes now and then, and a transition that the next page change interrupts leaves
 * an unhandled rejection.
 *
 * This module imports nothing, so that Astro writes it into the HTML of each page, ahead of the router.
 */
Object.defineProperty(document, 'startViewTransition', { value: undefined });
