import { openDocument } from './openDocument.ts';

const early = new AbortController();

/**
 * Lets the browser open each page until start-up listens to the router (`navigation.ts`). Trusted Types refuse the way
 * in which the router loads a page, so that a click would do nothing.
 */
export function openDocumentsMeanwhile(): void {
  document.addEventListener(
    'astro:before-preparation',
    (event) => {
      event.loader = () => openDocument(event);
    },
    { signal: early.signal },
  );
}

export function endMeanwhile(): void {
  early.abort();
}
