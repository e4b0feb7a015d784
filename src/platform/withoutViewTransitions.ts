/**
 * The router looks for view transitions once, when it arrives; without them it swaps pages at once. Nothing fades
 * here, and a transition without a fade still has a price: the page stands still while its picture is taken, WebKit's
 * view (2.50) crashes now and then, and nobody handles the rejection of one that the next page change cuts short.
 *
 * Imports nothing, so that it stands in the page itself, ahead of the router.
 */
Object.defineProperty(document, 'startViewTransition', { value: undefined });
