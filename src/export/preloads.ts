import { loadedChunks } from './chunks.ts';
import { pageParts } from './pageParts.ts';

/** Chunks behind dynamic imports that every page with a session waits for. */
const IDENTITY = ['/provider.', '/Auth0Client.'];
const SESSION = /<html[^>]* data-(?:guard="(?!public)|route="callback")/;
/** Right behind the policy: the earlier they stand, the earlier they are asked for. */
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/i;

/**
 * Names every chunk that the page is going to load in its head. Otherwise each level of imports is found only when
 * the one above it has arrived: a round trip each, on a slow line the better part of a second.
 */
export function withPreloads(html: string, read: (url: string) => string): string {
  const scripts = pageParts(html).scripts.filter((url) => url.startsWith('/'));
  const chunks = loadedChunks(scripts, SESSION.test(html) ? IDENTITY : [], read);
  // Scripts in the head are found at once anyway.
  const links = [...chunks]
    .filter((url) => !html.includes(`src="${url}"`))
    // The session starts while React is still on its way.
    .sort((a, b) => Number(isIdentity(b)) - Number(isIdentity(a)))
    .map((url) => `<link rel="modulepreload" href="${url}">`);
  return html.replace(POLICY, (policy) => `${policy}${links.join('')}`);
}

function isIdentity(url: string): boolean {
  return IDENTITY.some((name) => url.includes(name));
}
