declare global {
  interface Window {
    /** Astro's own: how islands are hydrated, by their `client` attribute. */
    Astro?: Partial<Record<string, (load: () => Promise<() => Promise<void>>) => Promise<void>>>;
  }
}

/** In the head of a built page, links that wait to become a `modulepreload` (`export/preloads.ts`). */
export const SOON = 'soon';
export const LATER = 'later';

/**
 * The session is on its way: now the rest of start-up may come, and behind it React and the islands. They are asked
 * for when the first of it is there, which is one round trip ahead, so that the line is never idle.
 */
export async function letStartUpCome(): Promise<void> {
  await Promise.race(fetchAll(SOON).map(settled));
  fetchAll(LATER);
}

/** Start-up runs: islands may hydrate as they come. */
export function letIslandsCome(): void {
  fetchAll(LATER);
  document.addEventListener('astro:hydration-error', noteFailure);
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

/** One that does not arrive is for its importer to meet. */
function settled(link: HTMLLinkElement): Promise<unknown> {
  return Promise.race(
    ['load', 'error'].map((type) => new Promise((resolve) => link.addEventListener(type, resolve))),
  );
}

/** Nothing waits for an island whose script is gone (`ready.ts`): it says so in place of what it would have loaded. */
function noteFailure({ target }: Event): void {
  if (!(target instanceof Element)) return;
  target.toggleAttribute('data-failed', true);
  const words = document.querySelector<HTMLTemplateElement>('template[data-island-failed]');
  if (words) target.replaceChildren(words.content.cloneNode(true));
}
