import { LATER, SOON } from '#platform/waitingLinks.ts';

declare global {
  interface Window {
    /** Astro's own: how islands are hydrated, by their `client` attribute. */
    Astro?: Partial<Record<string, (load: () => Promise<() => Promise<void>>) => Promise<void>>>;
  }
}

/**
 * Fetches the rest of start-up, then React and the islands. The second group is asked for when the first file of the
 * first group has arrived: one round trip ahead of its turn, so that the line is never idle.
 */
export async function letStartUpCome(): Promise<void> {
  await Promise.race(fetchAll(SOON).map(settled));
  fetchAll(LATER);
}

/** From now on islands hydrate as they arrive. */
export function letIslandsCome(): void {
  fetchAll(LATER);
  document.addEventListener('astro:hydration-error', showFailure);
  (window.Astro ??= {}).session ??= async (load) => {
    const hydrate = await load();
    await hydrate();
  };
  dispatchEvent(new Event('astro:session'));
}

function fetchAll(rel: string): HTMLLinkElement[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)];
  for (const link of links) link.rel = 'modulepreload';
  return links;
}

/** Never rejects: a script that does not arrive fails again where it is imported, and is dealt with there. */
function settled(link: HTMLLinkElement): Promise<unknown> {
  return Promise.race(
    ['load', 'error'].map((type) => new Promise((resolve) => link.addEventListener(type, resolve))),
  );
}

/** An island whose script did not arrive shows an error in place of its content. Nothing waits for it (`ready.ts`). */
function showFailure({ target }: Event): void {
  if (!(target instanceof Element)) return;
  target.toggleAttribute('data-failed', true);
  const message = document.querySelector<HTMLTemplateElement>('template[data-island-failed]');
  if (message) target.replaceChildren(message.content.cloneNode(true));
}
