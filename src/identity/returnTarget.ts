/**
 * Where to go after a sign-in: path, query and hash on this site's origin.
 *
 * An attacker may have written `candidate`. It is parsed, not matched: the paths of `/.//evil` and `/fr/..//evil` begin
 * with `//`, the parser drops the tab in `/\t/evil`, and a `blob:` URL has this site's origin without a path of this
 * site.
 * @param fallback path of this site for a candidate that leads elsewhere
 */
export function returnTarget(candidate: unknown, origin: string, fallback: string): string {
  if (typeof candidate !== 'string' || candidate === '' || /[\\\p{Cc}]/u.test(candidate)) return fallback;
  try {
    const url = new URL(candidate, origin);
    // No path of this site begins with an encoded character, which could hide `//` until somebody decodes the path.
    const isOurs = url.origin === origin && /^\/(?![/%])/.test(url.pathname);
    const isCallback = /^\/callback(\/|$)/i.test(decodeURIComponent(url.pathname));
    return isOurs && !isCallback ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}
