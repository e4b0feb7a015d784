import { FORWARDED } from './constants.ts';
import { parsedUrl } from './parsedUrl.ts';
import { isPagePath } from './routes.ts';
import type { Site } from './site.ts';

/** A base that belongs to nobody: an address that keeps this origin is a path of the site. */
const OWN = 'https://own.invalid';

/**
 * The address of a link from the server, if the site may lead there: a page of this site, `mailto:`, or a host of the
 * chain or of `linkHosts` over https. Undefined for any other link, so that it never reaches an `href`. A path without a
 * page could be a call, which hovering would send.
 * @param own origin of the page
 * @param others origins to which this link may lead as well
 */
export function followable(
  href: string,
  { languages, domain, linkHosts }: Pick<Site, 'languages' | 'domain' | 'linkHosts'>,
  own = OWN,
  ...others: readonly string[]
): string | undefined {
  const url = parsedUrl(href, OWN);
  if (!url || href.trim() === '' || url.username !== '' || url.password !== '') return undefined;
  if (url.protocol === 'mailto:') return url.href;
  const { origin, host, protocol, pathname, search, hash } = url;
  if (!/^https?:$/.test(protocol)) return undefined;
  if (origin === OWN || origin === own)
    return isPagePath(pathname, languages) ? pathname + search + hash : undefined;
  const isListed = linkHosts.includes(host) || `.${host}`.endsWith(`.${domain}`);
  if (!others.includes(origin) && !(isListed && protocol === 'https:')) return undefined;
  return isCall(pathname) ? undefined : url.href;
}

/** Whether a host of the chain could take the path for a call, whatever hides it. */
function isCall(path: string): boolean {
  const plain = path
    .replaceAll(/%([2-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replaceAll(/[\\/]+/g, '/')
    .toLowerCase();
  return FORWARDED.some((prefix) => plain.includes(prefix));
}

/** Files of this site. A slash too many or an encoded character could hide the address of a call, which may act. */
const OWN_FILE = /^(?:\/[\w.-]+)+$/;

/** @returns undefined unless the address is of a file of this site or, with https, of a listed host */
export function fileAddress(
  address: string | undefined,
  origin: string,
  hosts: readonly string[],
): URL | undefined {
  const url = parsedUrl(address ?? '', origin);
  if (url?.username !== '' || url.password !== '') return undefined;
  if (url.origin === origin)
    return OWN_FILE.test(url.pathname) && !isCall(`${url.pathname}/`) ? url : undefined;
  return url.protocol === 'https:' && hosts.includes(url.host) ? url : undefined;
}
