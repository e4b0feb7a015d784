import {
  forgetOtherBuilds,
  forgetOtherRelease,
  forgetThisBuild,
  forgetUnreadable,
  keep,
  keepCopy,
  kept,
  keptPage,
  noteBuild,
  pageOfOtherRelease,
} from './keeping.ts';
import { TAKE_OVER, buildOf, kindOf, pageKey } from './rules.ts';
import { soon, takeFailure, within, scope, type FetchEvent, takeOverUnseen } from './workerScope.ts';

/**
 * Stores built pages and their scripts, for the next visit and for times without a network
 * (docs/decisions.md#stored-page-at-once, docs/decisions.md#offline-tickets). Nothing
 * personal passes through it: it does not touch calls, and the page itself keeps the tickets
 * (`areas/tickets/store.ts`). Every page works without it.
 */

/** Shown in place of a page that is not stored. */
const FALLBACK = '/offline/';

/** When the network is asked first and takes longer, the stored copy of the page is shown. */
const PATIENCE_MS = 3000;

/** The same for a build of which the host has lost a script: the next page should be one that works. */
const PATIENCE_WHEN_GONE_MS = 15_000;

/** Where the network has failed, only the storage can answer. It gets so much time. */
const LAST_PATIENCE_MS = 5000;

let isScriptGone = false;

// It does not skip waiting: Chromium loses requests that come meanwhile (docs/decisions.md#stored-page-at-once).
scope.addEventListener('install', (event) => {
  event.waitUntil(keepAlways());
});

/** One page after the other: they share most of their files, and each file is fetched once. */
async function keepAlways(): Promise<void> {
  for (const path of [FALLBACK, '/', ...__TICKET_PAGES__, ...__DOOR_FILES__]) await keep([path]);
}

scope.addEventListener('activate', (event) => {
  // A note can be left from an earlier time of the same build: a release went forward, and came back.
  const forgotten = soon(() => Promise.all([forgetOtherBuilds(), forgetOtherRelease()]));
  // Until this has ended, pages wait for the worker.
  event.waitUntil(forgotten.then(() => scope.clients.claim()));
});

scope.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data.flatMap(ownPath)));
  if (event.data === TAKE_OVER) event.waitUntil(takeOverUnseen());
});

scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const kind = kindOf({ method, url: new URL(url) }, location.origin);
  if (kind === 'asset') event.respondWith(asset(event));
  if (kind === 'page') event.respondWith(page(event));
});

async function asset(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const known = await soon(() => kept(pathname));
  if (known) return known;
  try {
    const response = await fetchAndKeep(event, pathname);
    // The page reloads now (platform/goneScripts.ts).
    if (response.status === 404) isScriptGone = true;
    return response;
  } catch (error) {
    const slow = await within(LAST_PATIENCE_MS, () => kept(pathname));
    if (slow) return slow;
    throw error;
  }
}

/** A stored page shows at once (docs/decisions.md#stored-page-at-once). */
async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  const key = pageKey(url);
  // Asked before the host's answer to this request can say so.
  const asksFirst = mustAskFirst(request);
  // The host may answer with other headers for the same build, so that a stored page is stored anew.
  const fetched = fetchAndKeep(event, key);
  event.waitUntil(
    fetched.then(
      (response) => noteRelease(key, response),
      () => undefined,
    ),
  );
  // A customer, or a page whose script did not come, tries whether it is better now.
  if (isFresh(request)) {
    await soon(forgetUnreadable);
    health = 'unknown';
  }
  const known = await soon(() => keptPage(key));
  if (!known) return fromNetwork(request, key, fetched);
  if (await asksFirst) {
    try {
      return await Promise.race([fetched.then(ofSite), tooLong()]);
    } catch {
      // The host cannot be reached, or does not answer itself: the stored page shows.
    }
  }
  return url.pathname === key ? known : Response.redirect(new URL(key + url.search, url));
}

/** Modes of a request that wants what there is now, such as a reload. */
const FRESH: readonly RequestCache[] = ['no-cache', 'no-store', 'reload'];

function isFresh({ cache }: Request): boolean {
  return FRESH.includes(cache);
}

async function mustAskFirst(request: Request): Promise<boolean> {
  return isScriptGone || isFresh(request) || (await soon(pageOfOtherRelease)) !== undefined;
}

/**
 * Takes note of the release that the host has. When it is another one, looks for the worker of that release. When it is
 * this one, what is missing can be stored.
 */
async function noteRelease(path: string, response: Response): Promise<void> {
  const build = response.ok ? buildOf(await response.clone().text()) : undefined;
  if (build === undefined) return;
  await soon(() => noteBuild(path, build));
  if (build === __BUILD_ID__) await mend();
  else await scope.registration.update();
}

/** `unknown`: nobody has looked since the start or a reload. `lost`: it failed again. */
let health: 'unknown' | 'good' | 'lost' = 'unknown';

/** Deletes a storage that cannot be read, and stores what should be there and is not. */
async function mend(): Promise<void> {
  const failed = takeFailure();
  if (health === 'lost' || (health === 'good' && !failed)) return;
  health = failed ? 'lost' : 'good';
  if (failed) await soon(forgetThisBuild);
  await keep([FALLBACK]);
  // Each page would be fetched in vain.
  if (!(await soon(() => keptPage(FALLBACK)))) return;
  health = 'good';
  await keepAlways();
}

/**
 * Without a stored copy the answer of the host stands, unless it fails without a word of this site: the tickets that the
 * device keeps may be needed now. The page for maintenance is of this site.
 */
async function fromNetwork(request: Request, key: string, fetched: Promise<Response>): Promise<Response> {
  try {
    const response = await fetched;
    // The fallback is a document of its own. The router would put it into the document that is open.
    if (response.status < 500 || request.mode !== 'navigate') return response;
    const html = await Promise.race([response.clone().text(), tooLong()]);
    if (buildOf(html) !== undefined) return response;
    return (await soon(() => keptPage(FALLBACK))) ?? response;
  } catch (error) {
    const slow = await within(LAST_PATIENCE_MS, () => keptPage(key));
    if (slow) return slow;
    const fallback =
      request.mode === 'navigate' ? await within(LAST_PATIENCE_MS, () => keptPage(FALLBACK)) : undefined;
    if (fallback) return fallback;
    throw error;
  }
}

async function fetchAndKeep(event: FetchEvent, key: string): Promise<Response> {
  const response = await fetch(event.request);
  // Stored in the background: the response goes to the page as it arrives.
  event.waitUntil(keepCopy(key, response));
  return response;
}

/**
 * Treats what stands in the host's place as a missing network: a proxy or a CDN that cannot reach its server or refuses
 * for now, the sign-in of a foreign network, an answer that breaks off. A redirect tells a worker nothing but that it is one.
 */
async function ofSite(response: Response): Promise<Response> {
  const { status, type } = response;
  if (status >= 500 || status === 429 || type === 'opaqueredirect') throw new Error(String(status));
  await response.clone().arrayBuffer();
  return response;
}

function tooLong(): Promise<never> {
  const patience = isScriptGone ? PATIENCE_WHEN_GONE_MS : PATIENCE_MS;
  return new Promise((_, reject) => setTimeout(() => reject(new Error('timeout')), patience));
}

/** The key of what a page asks to store, or nothing. */
function ownPath(asked: unknown): string[] {
  if (typeof asked !== 'string') return [];
  const url = new URL(asked, location.origin);
  const kind = kindOf({ method: 'GET', url }, location.origin);
  if (kind === 'none') return [];
  return [kind === 'page' ? pageKey(url) : url.pathname];
}
