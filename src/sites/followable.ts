import { parsedUrl } from './parsedUrl.ts';

/** A base that belongs to nobody: an address that keeps this origin is a path of the site. */
const OWN = 'https://own.invalid';

/**
 * The address of a link from the server, if the site may lead there: `https:`, `mailto:` or a path of this site.
 * Undefined for any other link, so that it never reaches an `href`.
 */
export function followable(href: string): string | undefined {
  const url = parsedUrl(href, OWN);
  if (!url || href.trim() === '' || (url.protocol !== 'https:' && url.protocol !== 'mailto:'))
    return undefined;
  if (url.origin !== OWN) return url.href;
  // `/.//other` resolves to the path `//other`, which would name a host.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
}
