import { openDocument } from './openDocument.ts';

const early = new AbortController();

/**
 * The router may run before start-up listens to it (`navigation.ts`). Its own way to load a page is refused by Trusted
 * Types, and the customer's click would do nothing: until then the browser opens each page.
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
