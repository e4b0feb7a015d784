import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';
import { openDocument } from './openDocument.ts';

/** Which build a page is of. All pages of one export name the same build. */
export function buildOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
}

/**
 * Resolves for a page of the running build only. A page of a newer build may have chunks and inline styles that this
 * document's policy does not admit: it is opened as a document of its own, and the promise never resolves.
 */
export async function requireSameBuild(event: TransitionBeforePreparationEvent): Promise<void> {
  // For a page that could not be fetched the router names this document, and opens the address itself.
  if (buildOf(event.newDocument) !== buildOf(document)) await openDocument(event);
}
