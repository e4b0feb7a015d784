/**
 * Where to go after sign-in: path, query and hash on our own origin, else `fallback`, a path of ours.
 * `candidate` may have been written by anybody. Parsed, not matched: `/.//evil` and `/fr/..//evil` have a path that begins
 * with `//`, a tab inside `/\t/evil` vanishes, and the origin of a `blob:` URL is ours although its path is none.
 */
export function returnTarget(candidate: unknown, origin: string, fallback: string): string {
  if (typeof candidate !== 'string' || candidate === '' || /[\\\p{Cc}]/u.test(candidate)) return fallback;
  try {
    const url = new URL(candidate, origin);
    // An encoded first character is no path of ours, only a way to hide `//` from whoever decodes it.
    const isOurs = url.origin === origin && /^\/(?![/%])/.test(url.pathname);
    const isCallback = /^\/callback(\/|$)/i.test(decodeURIComponent(url.pathname));
    return isOurs && !isCallback ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}
