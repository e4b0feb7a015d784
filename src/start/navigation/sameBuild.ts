import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';

/** Which build a page is of. All pages of one export name the same build. */
export function buildOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
}

/**
 * Resolves for a page of the running build only. A page of a newer build may have chunks and inline styles that this
 * document's policy does not admit: it is opened as a document of its own, and the promise never resolves.
 */
export async function requireSameBuild({
  newDocument,
  to,
  navigationType,
}: TransitionBeforePreparationEvent): Promise<void> {
  // For a page that could not be fetched the router names this document, and opens the address itself.
  if (buildOf(newDocument) === buildOf(document)) return;
  // With a fragment, going to the address that is shown already would stay in this document.
  if (to.href === location.href) location.reload();
  else if (navigationType === 'replace') location.replace(to);
  else location.assign(to);
  await new Promise(() => undefined);
}
