import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';
import { buildOf } from './build.ts';

/**
 * Swaps in a fetched page only when it is of the running build: a newer one may have other chunks and other
 * inline styles than this document's policy admits. It is then opened as a document of its own.
 */
export function requireSameBuild(event: TransitionBeforePreparationEvent): void {
  const load = event.loader;
  event.loader = async () => {
    await load();
    // A page that could not be fetched leaves the document in its own place; the router deals with that.
    if (buildOf(event.newDocument) === buildOf(document)) return;
    // Going to the address that is shown already would, with a fragment, stay in this document.
    if (event.to.href === location.href) location.reload();
    else if (event.navigationType === 'replace') location.replace(event.to);
    else location.assign(event.to);
    // The document is on its way out; the swap must not happen before that.
    await new Promise(() => undefined);
  };
}
