/** Marks the document ready, for tests and measurements: guards decided, loads settled, islands hydrated. */
export async function markReady(root: HTMLElement, isCurrent: () => boolean): Promise<void> {
  await hydrated(root);
  // React flushes what the stores have changed meanwhile before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  if (isCurrent()) root.dataset.ready = '';
}

export function unmarkReady(root: HTMLElement): void {
  delete root.dataset.ready;
}

/** Islands that load at once; those that wait to be seen do not hold the page up. */
const PENDING = 'astro-island:is([client="load"], [client="session"]):not([data-hydrated], [data-failed])';
/** Handed over to React, which is not done with them. */
const HALFWAY = 'astro-island:not([ssr], [data-hydrated], [data-failed])';

/** Resolves without an island that cannot be: its script is gone. */
export function hydrated(root: HTMLElement): Promise<void> {
  return untilNone(root, PENDING);
}

/** Of islands that React has begun to hydrate. */
export function noneHalfway(root: HTMLElement): Promise<void> {
  return untilNone(root, HALFWAY);
}

function untilNone(root: HTMLElement, selector: string): Promise<void> {
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
