import { setReady } from '#platform/rootData.ts';

/** Islands that load at once. Islands that wait until they are in view do not hold the page up. */
const PENDING = 'astro-island:is([client="load"], [client="session"]):not([data-hydrated], [data-failed])';
/** Islands that React has begun to hydrate and has not finished. */
const HALFWAY = 'astro-island:not([ssr], [data-hydrated], [data-failed])';

/**
 * Marks the page ready once its islands are hydrated.
 * @param isCurrent whether the page is still the one to show
 */
export async function markReady(isCurrent: () => boolean): Promise<void> {
  await hydrated();
  // React renders what the stores have changed meanwhile before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  if (isCurrent()) setReady();
}

/** Resolves when all islands that load at once are hydrated, or have failed to load. */
export function hydrated(): Promise<void> {
  return untilNone(PENDING);
}

/** Resolves when React is not in the middle of hydrating an island. */
export function noneHalfway(): Promise<void> {
  return untilNone(HALFWAY);
}

function untilNone(selector: string): Promise<void> {
  const root = document.documentElement;
  if (!root.querySelector(selector)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (root.querySelector(selector)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-hydrated', 'data-failed'],
    });
  });
}
