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

/** Whether a worker is active, for the pages that are asked for from now on. */
export function isAnswering(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
}

/** Waits until a worker is installed that has not taken over. */
export async function workerWaits(page: Page): Promise<void> {
  const waits = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
  await expect.poll(() => page.evaluate(waits)).toBe(true);
}

/** Leaves all pages of a site, upon which the waiting worker takes over, and waits until it has. */
export async function leaveUntilTakenOver(page: Page, others: readonly Page[] = []): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const active = new Set<string>();
  const waiting = new Set<string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) {
      if (status === 'installed') waiting.add(versionId);
      if (status === 'activated') active.add(versionId);
    }
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => waiting.size).toBeGreaterThan(0);
  await Promise.all([page, ...others].map((one) => one.goto('about:blank')));
  await expect.poll(() => [...waiting].some((id) => active.has(id))).toBe(true);
  await session.detach();
}
