import type { SOON as Soon } from '#platform/waitingLinks.ts';

/*
 * Asks for the rest of start-up when the first script of the session has arrived. Without this module it would be asked
 * for when the last one has (`hydration.ts`), and a slow line would be idle for a round trip. This module imports no
 * code: Astro then writes it into the page. It stands before every script with an address, since module scripts run in
 * order. Where all scripts are cached, they have arrived before it runs, and it does nothing.
 */

const SOON: typeof Soon = 'soon';

for (const link of document.querySelectorAll('link[rel="modulepreload"]')) {
  link.addEventListener('load', fetchSoon, { once: true });
}

function fetchSoon(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${SOON}"]`)) {
    link.dataset[SOON] = '';
    link.rel = 'modulepreload';
  }
}
