import { LATER } from '../account/hydration.ts';
import { loadedChunks } from './chunks.ts';
import { pageParts } from './pageParts.ts';

/** Chunks behind dynamic imports that every page with a session waits for. */
const IDENTITY = ['/provider.', '/Auth0Client.'];
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
 * Where there is a session, React and the islands wait until start-up has arrived (`account/hydration.ts`): on a
 * slow line all that is asked for at once comes at the same pace, and the session needs three round trips more.
 */
export function withPreloads(html: string, read: (url: string) => string): string {
  const hasSession = SESSION.test(html);
  const { scripts, islands } = pageParts(html);
  const isOwn = (url: string): boolean => url.startsWith('/');
  const first = loadedChunks(
    scripts.filter((url) => isOwn(url) && !islands.includes(url)),
    hasSession ? IDENTITY : [],
    read,
  );
  const later = [...loadedChunks(islands.filter(isOwn), [], read)].filter((url) => !first.has(url));
  const links = [
    ...[...first]
      // Scripts in the head are found at once anyway.
      .filter((url) => !html.includes(`src="${url}"`))
      // The identity SDK is the largest of what the session waits for.
      .sort((a, b) => Number(isIdentity(b)) - Number(isIdentity(a)))
      .map((url) => `<link rel="modulepreload" href="${url}">`),
    ...later.map((url) => `<link rel="${hasSession ? LATER : 'modulepreload'}" href="${url}">`),
  ];
  const ordered = hasSession ? html.replaceAll(AT_ONCE, AFTER_START) : html;
  return ordered.replace(POLICY, (policy) => `${policy}${links.join('')}`);
}

function isIdentity(url: string): boolean {
  return IDENTITY.some((name) => url.includes(name));
}
