import { kept, keep, keepCopy, keptPage, forgetOtherBuilds } from './keeping.ts';
import { kindOf, pageKey } from './rules.ts';
import { scope, type FetchEvent } from './workerScope.ts';

/**
 * Keeps the shells and their scripts for when there is no network (OD-06). Nothing personal passes through it: the
 * calls go their own way, and the tickets lie with the page (`areas/tickets/store.ts`). A page works the same without it.
 */

/** Shown in place of a page that has not been kept. */
const FALLBACK = '/offline/';

/** A page that has not come by then is shown as it was last seen. */
const PATIENCE_MS = 3000;

scope.addEventListener('install', (event) => {
  // The pages that are open go on with what they have loaded; the next ones are of this build.
  event.waitUntil(keep([FALLBACK, '/']).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherBuilds().then(() => scope.clients.claim()));
});

scope.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data.filter(isOwnPath)));
});

scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const kind = kindOf({ method, url: new URL(url) }, location.origin);
  if (kind === 'asset') event.respondWith(asset(event));
  if (kind === 'page') event.respondWith(page(event));
});

async function asset(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  return (await kept(url)) ?? fetchAndKeep(event, url);
}

/** The network first: what is kept may be of yesterday. */
async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const key = pageKey(new URL(request.url));
  const fetched = fetchAndKeep(event, key);
  try {
    return await Promise.race([fetched.then(orGone), tooLong()]);
  } catch {
    const known = await keptPage(key);
    if (known) return known;
  }
  try {
    return await fetched;
  } catch (error) {
    // The router asks for pages too; what it is given it puts into the document that is open.
    const fallback = request.mode === 'navigate' ? await keptPage(FALLBACK) : undefined;
    if (fallback) return fallback;
    throw error;
  }
}

async function fetchAndKeep(event: FetchEvent, key: string): Promise<Response> {
  const response = await fetch(event.request);
  // Beside the answer, which goes on as it arrives.
  event.waitUntil(keepCopy(key, response));
  return response;
}

/** A proxy that has lost its server is no better than no network. */
function orGone(response: Response): Response {
  if (response.status >= 500) throw new Error(String(response.status));
  return response;
}

function tooLong(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('timeout')), PATIENCE_MS));
}

function isOwnPath(path: unknown): path is string {
  return (
    typeof path === 'string' &&
    kindOf({ method: 'GET', url: new URL(path, location.origin) }, location.origin) !== 'none'
  );
}
