/** One hour: cookie ages are counted in days. */
export const AUTH_COOKIE_DAYS = 1 / 24;

export interface CookieOptions {
  /** 0 removes the cookie. */
  days: number;
  domain?: string | undefined;
  /** True on https. */
  secure?: boolean | undefined;
}

/** The text to assign to `document.cookie`. The value is URI-encoded; the product's own names need no encoding. */
export function cookieText(name: string, value: string, { days, domain, secure }: CookieOptions): string {
  const age = Math.round(days * 86_400);
  return (
    `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax` +
    (domain ? `; Domain=${domain}` : '') +
    (secure ? '; Secure' : '')
  );
}

/** @returns the decoded value of the first cookie of that name that can be decoded */
export function readCookie(documentCookie: string, name: string): string | undefined {
  for (const cookie of documentCookie.split(/; */)) {
    if (!cookie.startsWith(`${name}=`)) continue;
    try {
      return decodeURIComponent(cookie.slice(name.length + 1));
    } catch {
      // A cookie of the same name that was set for the parent domain may follow.
    }
  }
  return undefined;
}

/**
 * The domain that a cookie is set for, as in `c.example.fr` -> `.example.fr`.
 * @returns undefined, which means this host only, for localhost and its subdomains, for IP addresses, and for
 * `example.fr`, whose parent is a public suffix
 */
export function parentDomain(hostname: string): string | undefined {
  const [, ...parent] = hostname.split('.');
  const hasNone = parent.length < 2 || /^(\d*|localhost)$/.test(parent.at(-1) ?? '');
  return hasNone ? undefined : `.${parent.join('.')}`;
}
