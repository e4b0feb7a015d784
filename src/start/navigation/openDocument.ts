import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';

/** Opens the next page as a document of its own. The promise never resolves, so that the router does not swap a page in. */
export async function openDocument({ to, navigationType }: TransitionBeforePreparationEvent): Promise<never> {
  // `goneScripts.ts` listens.
  dispatchEvent(new Event('leaving'));
  // With a fragment, going to the address that is shown already would stay in this document.
  if (to.href === location.href) location.reload();
  else if (navigationType === 'replace' || isDialogEntry()) location.replace(to);
  else location.assign(to);
  return new Promise<never>(() => undefined);
}

/** Whether the history entry is that of a dialog (`shell/dialogEntries.ts`): the next page takes its place. */
export function isDialogEntry(): boolean {
  return 'dialogs' in Object(history.state);
}

const early = new AbortController();

/**
 * Lets the browser open each page until start-up listens to the router (`router.ts`). Trusted Types refuse the way
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
