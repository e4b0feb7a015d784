import { site } from '#sites/current.ts';
import { parsedUrl } from '#sites/parsedUrl.ts';
import { isPagePath } from '#sites/routes.ts';

/**
 * Where to go after a sign-in: the path of a page of this site, with its query and hash.
 *
 * An attacker may have written `candidate`. Only known pages are targets, since other paths of this origin can act: in
 * the mode with a session cookie, opening the address of a call makes the call.
 * @param fallback path of this site for a candidate that leads elsewhere
 */
export function returnTarget(candidate: unknown, origin: string, fallback: string): string {
  if (typeof candidate !== 'string' || candidate === '') return fallback;
  const url = parsedUrl(candidate, origin);
  if (!url) return fallback;
  const isPage = url.origin === origin && isPagePath(url.pathname, site.languages);
  return isPage ? url.pathname + url.search + url.hash : fallback;
}
