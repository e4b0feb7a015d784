import { platform } from '#platform/platform.ts';

/** As long as browsers themselves take what they have prefetched for fresh. */
const FRESH_MS = 5 * 60_000;

const SCRIPT = /\/_astro\/[\w.~@-]+\.js/g;

/** The page that the customer is most likely to go to next. */
let ahead: { href: string; fetchedAt: number; response: Response } | undefined;

/**
 * Astro prefetches the page of a link that is about to be followed, where the connection is good for it. Here the
 * scripts that the page names come with it: otherwise they would be asked for after the click, a round trip later.
 */
export function watchPrefetches(): void {
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement) || node.rel !== 'prefetch') continue;
      node.addEventListener('load', () => void prepare(node.href));
    }
  }).observe(document.head, { childList: true });
}

/** A page that was prefetched not long ago; once it is taken it is gone. */
export function takePageAhead({ href }: URL): Response | undefined {
  if (ahead?.href !== href) return undefined;
  const { fetchedAt, response } = ahead;
  ahead = undefined;
  return platform().now() - fetchedAt < FRESH_MS ? response : undefined;
}

async function prepare(href: string): Promise<void> {
  try {
    // The browser has it, and would ask the server about it when it is used a second time: so it is kept.
    const response = await fetch(href, { cache: 'force-cache' });
    const html = await response.clone().text();
    ahead = { href, fetchedAt: platform().now(), response };
    for (const [script] of html.matchAll(SCRIPT)) preload(script);
  } catch {
    // The router fetches the page itself, and says what is wrong.
  }
}

/** What the document has already is not fetched again. */
function preload(script: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = script;
  document.head.append(link);
}
