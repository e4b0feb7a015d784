import { assetsOf, buildOf, hasOwnType } from './rules.ts';
import { soon } from './workerScope.ts';

/** Prefix of the caches' names. Each build has a cache of its own, so that files of another build never answer. */
const PREFIX = 'kept-';
const BOX = `${PREFIX}${__BUILD_ID__}`;

/** The `Vary` of compressed files does not matter: copies are stored decoded. */
const MATCH = { ignoreVary: true };

/**
 * @param path as it was stored under
 * @throws where the storage fails, as all functions that read it
 */
export async function kept(path: string): Promise<Response | undefined> {
  const found = await (await caches.open(BOX)).match(path, MATCH);
  return found && hasOwnType(path, typeOf(found)) ? found : undefined;
}

function typeOf({ headers }: Response): string {
  return headers.get('content-type') ?? '';
}

/** Bytes. The largest script of a build has less than half of it. */
const MOST_BYTES = 512 * 1024;
/** All files of a site, with some to spare. */
const MOST_FILES = 600;
/** Where a copy has its size in bytes: those of compressed files have another one. */
const SIZE = 'content-length';
/** In milliseconds. A phone that is busy may need some for a large file. */
const STORING_MS = 10_000;

/**
 * Stores a copy of a built page or file. Stores nothing else: no error, no redirect, no response of another type, no
 * page of another build, and nothing once there is too much.
 * @param path without query and fragment
 */
export async function keepCopy(path: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return;
  const headers = new Headers(response.headers);
  if (!hasOwnType(path, typeOf(response))) return;
  const body = await response.clone().blob();
  if (body.size > MOST_BYTES) return;
  // During a deployment the host already answers with pages of the next build.
  if (isPage(path) && buildOf(await body.text()) !== __BUILD_ID__) return;
  headers.set(SIZE, String(body.size));
  // A copy of its own, since a response names the address that it was asked for at, query included.
  await soon(() => put(path, new Response(body, { headers })), STORING_MS);
}

async function put(path: string, copy: Response): Promise<void> {
  const box = await caches.open(BOX);
  if ((await box.keys()).length >= MOST_FILES) return;
  // Without room the page has its response all the same.
  await box.put(path, copy).catch(() => undefined);
}

function isPage(path: string): boolean {
  return path.endsWith('/');
}

/** Stores what is not stored yet: pages, with all files that they need. Fetches only what the last build did not have. */
export async function keep(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map(keepOne));
}

async function keepOne(path: string): Promise<void> {
  if (await soon(() => (isPage(path) ? keptPage(path) : kept(path)))) return;
  const unchanged = isPage(path) ? undefined : await soon(() => keptByOther(path));
  if (unchanged) {
    await soon(() => put(path, unchanged), STORING_MS);
    return;
  }
  const response = await fetch(path);
  if (isPage(path) && response.ok) await keep(assetsOf(await response.clone().text()));
  await keepCopy(path, response);
}

/** A file of another build that this one has too: the name changes with the content. */
async function keptByOther(path: string): Promise<Response | undefined> {
  const found = await caches.match(path, MATCH);
  if (!found || !hasOwnType(path, typeOf(found))) return undefined;
  const { headers } = found;
  const body = await found.blob();
  return body.size === Number(headers.get(SIZE)) ? new Response(body, { headers }) : undefined;
}

/** Pages of which all files were found. Nothing is removed from the box of a build but with the whole box. */
const whole = new Set<string>();

/** @returns undefined unless all files that the page needs are stored too: without a script it would stay a skeleton */
export async function keptPage(path: string): Promise<Response | undefined> {
  const page = await kept(path);
  if (!page || whole.has(path)) return page;
  const html = await page.clone().text();
  if (buildOf(html) !== __BUILD_ID__) return undefined;
  const names = await keptNames();
  if (!assetsOf(html).every((name) => names.has(name))) return undefined;
  whole.add(path);
  return page;
}

/** Asks the storage once: on a phone each of twenty questions about one file would take its time. */
async function keptNames(): Promise<ReadonlySet<string>> {
  const requests = await (await caches.open(BOX)).keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/** Where the box holds which page showed another release. No page or file has this address. */
const OTHER_RELEASE = '/other-release';

/**
 * Takes note of the build that the host has. The note is stored, since browsers stop a worker between two requests:
 * Chromium does so as soon as it can once a new one is to take over.
 * @param path of the page that the host answered with
 */
export async function noteBuild(path: string, build: string): Promise<void> {
  // During a deployment other pages are still of this build. Only the same page shows that the release went back.
  if (build === __BUILD_ID__) {
    if (path === (await pageOfOtherRelease())) await forgetOtherRelease();
    return;
  }
  const box = await caches.open(BOX);
  // Without room stored pages show until the worker of the other release takes over.
  await box.put(OTHER_RELEASE, new Response(path)).catch(() => undefined);
}

/** @returns the page that the host answered with another release; undefined while it has this one */
export async function pageOfOtherRelease(): Promise<string | undefined> {
  return (await (await caches.open(BOX)).match(OTHER_RELEASE))?.text();
}

export async function forgetOtherRelease(): Promise<void> {
  await (await caches.open(BOX)).delete(OTHER_RELEASE);
}

export async function forgetOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== BOX);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Removes each file that cannot be read to its end, so that the host answers for it. */
export async function forgetUnreadable(): Promise<void> {
  const box = await caches.open(BOX);
  const forgetUnlessWhole = async (name: string): Promise<void> => {
    const copy = await kept(name);
    const size = await copy?.arrayBuffer().then(
      ({ byteLength }) => byteLength,
      () => undefined,
    );
    if (size === Number(copy?.headers.get(SIZE))) return;
    whole.clear();
    await box.delete(name);
  };
  const names = [...(await keptNames())].filter((name) => name !== OTHER_RELEASE);
  await Promise.all(names.map(forgetUnlessWhole));
}

/** Removes all that is stored of this build, the damage included. */
export async function forgetThisBuild(): Promise<void> {
  whole.clear();
  await caches.delete(BOX);
}
