import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The paths in the caches of the service worker, of any build. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const boxes = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return boxes.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
}

/**
 * Waits until the service worker has stored a path and answers. A page is stored after all files that it needs. The
 * first pages are stored while the worker is being installed: it answers nothing then, and never will where the server
 * goes away before the last of them.
 */
export async function kept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptPaths(page)).toContain(path);
  await expect.poll(() => isAnswering(page)).toBe(true);
}

function isAnswering(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
}
