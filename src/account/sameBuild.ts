import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';

function buildOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
}

/**
 * Swaps in a fetched page only when it is of the running build: a newer one may have other chunks and other
 * inline styles than this document's policy admits. It is then opened as a document of its own.
 */
export function requireSameBuild(event: TransitionBeforePreparationEvent): void {
  const load = event.loader;
  event.loader = async () => {
    await load();
    if (buildOf(event.newDocument) === buildOf(document)) return;
    location.assign(event.to);
    // The document is on its way out; the swap must not happen before that.
    await new Promise(() => undefined);
  };
}
