import { LATER, NAMED, SOON } from '../platform/waitingLinks.ts';
import { isNamed, loadedChunks, type Chunks } from './chunks.ts';
import { edited, pageElements, type Edit, type PageElement } from './html.ts';
import { dynamicImports, pageParts, staticImports } from './pageParts.ts';
import { policyMetas } from './policyMeta.ts';

/** The part of start-up that the session does not wait for (`start/session.ts`). */
const STARTUP = '/start.';
/** Astro's router, which nothing needs before start-up. */
const ROUTER = '/ClientRouter.';
/** Shows the kept ticket before the session is known, to a customer who has one. */
const AT_ONCE = 'show';
/** Has `account/pageLoads.ts`, which the page's own script imports. */
const SESSION = '/session.';

/**
 * Names every chunk that the page is going to load in its head. Otherwise the browser finds each level of imports only
 * when the level above it has arrived: a round trip each, on a slow line the better part of a second.
 *
 * Where there is a session, the chunks of the session are asked for alone, then the rest of start-up, then React and
 * the islands (`start/hydration.ts`): on a slow line all chunks that are asked for at once come at the same pace,
 * and the session needs three more round trips.
 *
 * Where there is a session, the browser connects to the tenant as well while the scripts arrive. On a phone's line the
 * name, the connection and its encryption take three round trips, which the session's first request waits for otherwise.
 * @param tenants the tier's tenants; the pages of a tier with several do not know which one will be asked
 */
export function withPreloads(html: string, chunks: Chunks, tenants: readonly string[] = []): string {
  const live = pageElements(html).filter(({ isLive }) => isLive);
  const hasSession = live.some(isRootWithSession);
  const { scripts, islands } = pageParts(html);
  const isOwn = (url: string): boolean => url.startsWith('/');
  const entries = scripts.filter((url) => isOwn(url) && !islands.includes(url));
  // The script of start-up stands in the head, before the page's own.
  const starter = entries.find((url) =>
    dynamicImports(chunks.read(url)).some((name) => isNamed(name, [STARTUP])),
  );
  const first = loadedChunks(starter ? [starter] : entries, [], chunks);
  const ofIslands = loadedChunks(islands.filter(isOwn), [], chunks);
  const asSoon = starter
    ? [...areasOf(entries, starter, chunks), ...withoutRenderer(ofIslands, islands, chunks)]
    : [];
  const soon = loadedChunks([...entries, ...asSoon], [STARTUP], chunks).difference(first);
  const later = ofIslands.difference(first).difference(soon);
  const router = starter && entries.find((url) => url.includes(ROUTER));
  const inScriptElements = new Set(entries.filter((url) => url !== router));
  // The browser finds a script element at once anyway.
  const unnamed = (urls: ReadonlySet<string>): string[] =>
    [...urls].filter((url) => !inScriptElements.has(url));
  const links = [
    ...(hasSession && tenants.length === 1 ? tenants.flatMap(connections) : []),
    ...unnamed(first).map((url) => link('modulepreload', url)),
    ...unnamed(soon).map((url) => link(SOON, url)),
    ...[...later].map((url) => link(hasSession ? LATER : 'modulepreload', url)),
    ...(isAsked(AT_ONCE, first, chunks) ? [link(NAMED, chunks.named(AT_ONCE))] : []),
  ];
  // Right behind the policy: the earlier the links stand, the earlier the browser asks for the chunks.
  const position = policyMetas(live)[0]?.place?.endOffset;
  return edited(html, [
    ...(position === undefined ? [] : [{ startOffset: position, endOffset: position, text: links.join('') }]),
    ...(hasSession ? live.flatMap(afterStart) : []),
    ...(starter ? withoutParser(live, starter) : []),
    ...(router ? without(live, router) : []),
  ]);
}

function isRootWithSession({ name, attributes }: PageElement): boolean {
  const { 'data-guard': guard, 'data-route': route } = attributes;
  return name === 'html' && ((guard !== undefined && guard !== 'public') || route === 'callback');
}

/** An island that Astro would hydrate as the page loads waits for the session. */
function afterStart({ attributes, place }: PageElement): Edit[] {
  const mark = place?.attrs?.client;
  return mark && attributes.client === 'load' ? [{ ...mark, text: 'client="session"' }] : [];
}

/**
 * The page's first script, which marks a hosted page, and the script of start-up run as soon as they are there. Otherwise
 * they would wait until the whole page is parsed. `start/fetchSoon.ts`, between them, waits: where all scripts are cached,
 * there is nothing for it to do.
 */
function withoutParser(live: readonly PageElement[], starter: string): Edit[] {
  const modules = live.filter(({ name, attributes }) => name === 'script' && attributes.type === 'module');
  const last = modules.findIndex(({ attributes }) => attributes.src === starter);
  return modules
    .filter((_, index) => index === 0 || index === last)
    .flatMap(({ attributes, place }) => {
      if (!place) return [];
      const offset = place.startOffset + '<script'.length;
      // Chromium runs other `async` scripts after what else waits, the first layout included.
      const text = attributes.src === starter ? ' async fetchpriority="high"' : ' async';
      return [{ startOffset: offset, endOffset: offset, text }];
    });
}

/**
 * Leaves the router to start-up, which imports its chunk (`chunkGroups.ts`). As a script element it would run before the
 * session is asked for.
 */
function without(live: readonly PageElement[], script: string): Edit[] {
  return live.flatMap(({ name, attributes, place }) =>
    name === 'script' && attributes.src === script && place
      ? [{ startOffset: place.startOffset, endOffset: place.endOffset, text: '' }]
      : [],
  );
}

/** What the page's own script fetches: the stores of its area (`account/pageLoads.ts`). */
function areasOf(entries: readonly string[], starter: string, { read, named }: Chunks): string[] {
  return entries
    .filter((url) => url !== starter)
    .filter((url) => staticImports(read(url)).some((path) => `/${path}`.includes(SESSION)))
    .flatMap((url) => dynamicImports(read(url)).map(named));
}

/** What islands share without React arrives with start-up, which is as small and needed as early. */
function withoutRenderer(loaded: ReadonlySet<string>, islands: readonly string[], chunks: Chunks): string[] {
  const own = new Set(islands);
  return [...loaded].filter((url) => loadedChunks([url], [], chunks).isDisjointFrom(own));
}

function isAsked(name: string, by: ReadonlySet<string>, { read }: Chunks): boolean {
  return [...by].some((url) => dynamicImports(read(url)).includes(name));
}

function link(rel: string, url: string): string {
  return `<link rel="${rel}" href="${url}">`;
}

/** Two, since a browser keeps apart what it asks with cookies, as the hidden frame, and without, as the tokens. */
function connections(tenant: string): string[] {
  return ['', ' crossorigin'].map((mode) => `<link rel="preconnect" href="${tenant}"${mode}>`);
}
