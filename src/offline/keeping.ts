import { assetsOf } from './rules.ts';

/** One box for each build: what is left of another one never answers for it. */
const PREFIX = 'kept-';
const BOX = `${PREFIX}${__BUILD_ID__}`;

/** Which encoding it came in does not matter: it is kept decoded. */
const MATCH = { ignoreVary: true };

export async function kept(address: string): Promise<Response | undefined> {
  return (await caches.open(BOX)).match(address, MATCH);
}

/** Keeps a copy of what is worth it: no errors, nothing that was found elsewhere. */
export async function keepCopy(address: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return;
  const copy = response.clone();
  try {
    await (await caches.open(BOX)).put(address, copy);
  } catch {
    // The device is full, or keeps nothing: the page has its answer all the same.
  }
}

/** Fetches what is not here yet: pages with all that they need. */
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

/** A kept page with all that it needs; one that lacks a script would stay a skeleton for ever. */
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
