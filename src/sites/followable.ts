/** Nobody's: only tells an address of this site from another. */
const OWN = 'https://own.invalid';

/**
 * A link from the server as it may be followed: `https:`, `mailto:` or a path of this site (SP-53).
 * Undefined for anything else, so that nothing of it reaches an `href`.
 */
export function followable(href: string): string | undefined {
  const url = URL.parse(href, OWN);
  if (!url || href.trim() === '' || (url.protocol !== 'https:' && url.protocol !== 'mailto:'))
    return undefined;
  if (url.origin !== OWN) return url.href;
  // `/.//other` has a path that names a host once it stands alone.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
}
