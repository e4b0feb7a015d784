import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { IdentityError, SessionOver, type Claims, type Credentials, type Identity } from './identity.ts';

/** The first one can be set by this host alone, over https; the other also by a neighbouring subdomain. */
const NAMES = [`__Host-${site.id}_session`, `${site.id}_session`] as const;

/**
 * The session is a cookie that the browser sends with every same-origin call. There is no token (specification, section
 * 4).
 */
export const cookieSession: Identity = {
  start() {
    const claims = claimsOfCookie();
    return claims ? Promise.resolve(claims) : Promise.reject(new IdentityError('cookie'));
  },
  token: credentials,
  // The site cannot renew the cookie. It is read again because it may belong to another customer by now.
  renew: credentials,
  // The cookie is the session, and each call reads it.
  prove: credentials,
  // This mode has no sign-in page: the service that set the cookie has to set it again.
  signIn: () => Promise.reject(new IdentityError('cookie')),
  async end() {
    await this.forget();
    return claimsOfCookie() ? 'failed' : 'closed';
  },
  // There is no provider. The session ends with its cookie.
  leaveForLogout(returnTo) {
    platform().go(returnTo);
    return Promise.resolve();
  },
  answers: () => Promise.resolve(true),
  forget() {
    for (const name of NAMES) platform().cookies.remove(name);
    return Promise.resolve();
  },
};

function credentials(): Promise<Credentials> {
  const claims = claimsOfCookie();
  return claims ? Promise.resolve({ token: undefined, claims }) : Promise.reject(new SessionOver());
}

/** The cookie names the account only. The API decides whether the session is valid. */
function claimsOfCookie(): Claims | undefined {
  const accountId = NAMES.map((name) => platform().cookies.read(name)).find((value) => value);
  if (!accountId) return undefined;
  return { accountId, icu: '', firstLogin: false, emailVerified: undefined };
}
