import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';
import { platform } from '#platform/platform.ts';
import { buildOf, releaseFiles, type ReleaseFiles } from '#platform/preload.ts';
import { openDocument } from './openDocument.ts';

/**
 * Resolves for a page of the running build only. A page of a newer build may have chunks and inline styles that this
 * document's policy does not admit: it is opened as a document of its own, and the promise never resolves.
 */
export async function requireSameBuild(event: TransitionBeforePreparationEvent): Promise<void> {
  // For a page that could not be fetched the router names this document, and opens the address itself.
  if (buildOf(event.newDocument) !== buildOf(document)) await openDocument(event);
}

let known: ReleaseFiles['pages'] = {};

/**
 * Learns which scripts each page of this build needs. From then on they are fetched together with the page. Otherwise
 * the browser finds them when the page has arrived, a round trip later.
 */
export async function learnPageScripts(): Promise<void> {
  try {
    known = (await releaseFiles()).pages;
  } catch (error) {
    platform().report('Scripts of pages', error);
  }
}

/** Astro prefetches the page of a link that is about to be followed, where the connection is fast enough. */
export function watchPrefetches(): void {
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLLinkElement && node.rel === 'prefetch') preloadScripts(new URL(node.href));
    }
  }).observe(document.head, { childList: true });
}

/** The browser does not fetch again what the document has already. */
export function preloadScripts({ pathname }: URL): void {
  for (const script of known[pathname] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/_astro/${script}`;
    document.head.append(link);
  }
}
