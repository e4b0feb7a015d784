import type { Phone } from './load.ts';

/**
 * Goes to another page through the router, by a link that has been prefetched, as a touch on it does.
 * @returns milliseconds from the click until the page is ready
 */
export async function changePage({ page }: Phone, path: string): Promise<number> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.hover();
  await page.waitForFunction(
    (wanted) =>
      performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === wanted),
    path,
  );
  await page.evaluate((wanted) => {
    const root = document.documentElement;
    let start = 0;
    addEventListener('click', () => (start = performance.now()), { capture: true, once: true });
    Object.assign(window, {
      pageChange: new Promise((resolve) => {
        new MutationObserver(() => {
          if (start > 0 && location.pathname === wanted && root.dataset.ready !== undefined)
            resolve(performance.now() - start);
        }).observe(root, { attributeFilter: ['data-ready'] });
      }),
    });
  }, path);
  await link.click();
  return page.evaluate(() => (window as unknown as { pageChange: Promise<number> }).pageChange);
}

/** Waits until the service worker has stored a page and all that it has loaded, as when a customer comes again. */
export async function untilKept({ page }: Phone, path: string): Promise<void> {
  await page.waitForFunction(async (wanted) => {
    const boxes = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(boxes.map((box) => box.keys()))).flat();
    const kept = new Set(requests.map(({ url }) => url));
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/_astro/`));
    const needed = [new URL(wanted, location.href).href, ...loaded];
    return navigator.serviceWorker.controller !== null && needed.every((name) => kept.has(name));
  }, path);
}
