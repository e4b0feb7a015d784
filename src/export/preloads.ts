import { LATER, SOON } from '../account/hydration.ts';
import { loadedChunks } from './chunks.ts';
import { dynamicImports, pageParts } from './pageParts.ts';

/** Chunks behind dynamic imports that every page with a session waits for. */
const IDENTITY = ['/provider.', '/Auth0Client.'];
/** All of start-up that the session does not wait for (`account/sessionStart.ts`). */
const STARTUP = '/shell.';
const SESSION = /<html[^>]* data-(?:guard="(?!public)|route="callback")/;
/** Right behind the policy: the earlier they stand, the earlier they are asked for. */
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/i;

/** How an island that hydrates as the page loads is marked by Astro, and how where there is a session. */
const AT_ONCE = ' client="load"';
const AFTER_START = ' client="session"';

/**
 * Names every chunk that the page is going to load in its head. Otherwise each level of imports is found only when
 * the one above it has arrived: a round trip each, on a slow line the better part of a second.
 *
 * Where there is a session, what it needs is asked for alone, then the rest of start-up, then React and the islands
 * (`account/hydration.ts`): on a slow line all that is asked for at once comes at the same pace, and the session
 * needs three round trips more.
 */
export function withPreloads(html: string, read: (url: string) => string): string {
  const hasSession = SESSION.test(html);
  const { scripts, islands } = pageParts(html);
  const isOwn = (url: string): boolean => url.startsWith('/');
  const entries = scripts.filter((url) => isOwn(url) && !islands.includes(url));
  const lazy = hasSession ? IDENTITY : [];
  const starters = entries.filter((url) =>
    dynamicImports(read(url)).some((path) => `/${path}`.includes(STARTUP)),
  );
  const first = loadedChunks(starters.length > 0 ? starters : entries, lazy, read);
  const soon = loadedChunks(entries, [STARTUP], read).difference(first);
  const later = loadedChunks(islands.filter(isOwn), [], read).difference(first).difference(soon);
  // Scripts in the head or the body are found at once anyway.
  const unnamed = (urls: ReadonlySet<string>): string[] =>
    [...urls].filter((url) => !html.includes(`src="${url}"`));
  const links = [
    // The identity SDK is the largest of what the session waits for.
    ...unnamed(first)
      .sort((a, b) => Number(isIdentity(b)) - Number(isIdentity(a)))
      .map((url) => link('modulepreload', url)),
    ...unnamed(soon).map((url) => link(SOON, url)),
    ...[...later].map((url) => link(hasSession ? LATER : 'modulepreload', url)),
  ];
  const ordered = hasSession ? html.replaceAll(AT_ONCE, AFTER_START) : html;
  return ordered.replace(POLICY, (policy) => `${policy}${links.join('')}`);
}

function link(rel: string, url: string): string {
  return `<link rel="${rel}" href="${url}">`;
}

function isIdentity(url: string): boolean {
  return IDENTITY.some((name) => url.includes(name));
}
