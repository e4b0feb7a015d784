import { assetsOf } from './rules.ts';

/** Prefix of the caches' names. Each build has a cache of its own, so that files of another build never answer. */
const PREFIX = 'kept-';
const BOX = `${PREFIX}${__BUILD_ID__}`;

/** The `Vary` of compressed files does not matter: copies are stored decoded. */
const MATCH = { ignoreVary: true };

export async function kept(address: string): Promise<Response | undefined> {
  return (await caches.open(BOX)).match(address, MATCH);
}

/** Stores a copy, unless the response is an error or came after a redirect. */
export async function keepCopy(address: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return;
  const copy = response.clone();
  try {
    await (await caches.open(BOX)).put(address, copy);
  } catch {
    // The storage is full or denied. The page has its response all the same.
  }
}

/** Fetches and stores what is not stored yet: pages, with all files that they need. */
export async function keep(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map(keepOne));
}

async function keepOne(path: string): Promise<void> {
  const known = await kept(path);
  const response = known ?? (await fetch(path));
  if (path.startsWith('/_astro/')) {
    if (!known) await keepCopy(path, response);
    return;
  }
  const assets = response.ok ? assetsOf(await response.clone().text()) : [];
  await keep(assets);
  if (!known) await keepCopy(path, response);
}

/** @returns undefined unless all files that the page needs are stored too: without a script it would stay a skeleton */
export async function keptPage(path: string): Promise<Response | undefined> {
  const page = await kept(path);
  if (!page) return undefined;
  const assets = await Promise.all(assetsOf(await page.clone().text()).map(kept));
  return assets.includes(undefined) ? undefined : page;
}

export async function forgetOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== BOX);
  await Promise.all(others.map((name) => caches.delete(name)));
}
