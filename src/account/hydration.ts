declare global {
  interface Window {
    /** Astro's own: how islands are hydrated, by their `client` attribute. */
    Astro?: Partial<Record<string, (load: () => Promise<() => Promise<void>>) => Promise<void>>>;
  }
}

/** In the head of a built page, a link that waits to become a `modulepreload`. */
export const LATER = 'later';

/** Start-up has arrived, and the session is on its way: now React and the islands may come (`export/preloads.ts`). */
export function letIslandsCome(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${LATER}"]`)) {
    link.rel = 'modulepreload';
  }
  document.addEventListener('astro:hydration-error', noteFailure);
  (window.Astro ??= {}).session ??= async (load) => {
    const hydrate = await load();
    await hydrate();
  };
  dispatchEvent(new Event('astro:session'));
}

/** Nothing waits for an island whose script is gone (`ready.ts`). */
function noteFailure({ target }: Event): void {
  if (target instanceof Element) target.toggleAttribute('data-failed', true);
}
