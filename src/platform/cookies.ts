/** An hour, in the days that cookies are counted in (TR-12). */
export const AUTH_COOKIE_DAYS = 1 / 24;

export interface CookieOptions {
  /** 0 removes the cookie. */
  days: number;
  domain?: string | undefined;
  /** On https. */
  secure?: boolean | undefined;
}

/** For `document.cookie`; the value is URI-encoded, the name is one of ours and needs no encoding. */
export function cookieText(name: string, value: string, { days, domain, secure }: CookieOptions): string {
  const age = Math.round(days * 86_400);
  return (
    `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax` +
    (domain ? `; Domain=${domain}` : '') +
    (secure ? '; Secure' : '')
  );
}

/** The first readable one of that name: what does not decode is as good as not there. */
export function readCookie(documentCookie: string, name: string): string | undefined {
  for (const cookie of documentCookie.split(/; */)) {
    if (!cookie.startsWith(`${name}=`)) continue;
    try {
      return decodeURIComponent(cookie.slice(name.length + 1));
    } catch {
      // Another of the same name, of the parent domain, may follow.
    }
  }
  return undefined;
}

/**
 * `c.example.fr` -> `.example.fr` (C-13). Undefined, so for this host only, where a cookie cannot have a
 * parent: localhost and its subdomains, IP addresses, and `example.fr`, whose parent is a public suffix.
 */
export function parentDomain(hostname: string): string | undefined {
  const [, ...parent] = hostname.split('.');
  const hasNone = parent.length < 2 || /^(\d*|localhost)$/.test(parent.at(-1) ?? '');
  return hasNone ? undefined : `.${parent.join('.')}`;
}
