import * as v from 'valibot';
import { platform } from '#platform/platform.ts';
import { buildOf } from './sameBuild.ts';

/** By path of a page: the scripts that it needs and that not every page has loaded (`export/pageScripts.ts`). */
const schema = v.record(v.string(), v.array(v.string()));

let known: v.InferOutput<typeof schema> = {};

/**
 * Learns which scripts each page of this build needs. From then on they are fetched together with the page. Otherwise
 * the browser finds them when the page has arrived, a round trip later.
 */
export async function learnPageScripts(): Promise<void> {
  if (Object.keys(known).length > 0) return;
  try {
    const response = await fetch(`/_astro/pages.${buildOf(document)}.json`);
    known = v.parse(schema, await response.json());
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
