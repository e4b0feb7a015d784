declare global {
  interface Window {
    /** Astro's own: how islands are hydrated, by their `client` attribute. */
    Astro?: Record<string, (load: () => Promise<() => Promise<void>>) => Promise<void>>;
  }
}

/** In the head of a built page, a link that waits to become a `modulepreload`. */
export const LATER = 'later';

/** Start-up has arrived, and the session is on its way: now React and the islands may come (`export/preloads.ts`). */
export function letIslandsCome(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${LATER}"]`)) {
    link.rel = 'modulepreload';
  }
  (window.Astro ??= {}).session ??= async (load) => {
    const hydrate = await load();
    await hydrate();
  };
  dispatchEvent(new Event('astro:session'));
}
