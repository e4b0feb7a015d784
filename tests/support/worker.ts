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

/** Waits until the service worker has stored a path. A page is stored after all files that it needs. */
export async function kept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptPaths(page)).toContain(path);
}
