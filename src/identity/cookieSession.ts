import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { IdentityError, SessionOver, type Claims, type Credentials, type Identity } from './identity.ts';

const NAME = `${site.id}_session`;

/** The session is a cookie that goes with every same-origin call; there is no token (specification, section 4). */
export const cookieSession: Identity = {
  start() {
    const claims = claimsOfCookie();
    return claims ? Promise.resolve(claims) : Promise.reject(new IdentityError('cookie'));
  },
  token: credentials,
  // Nothing here can renew the cookie. It is read again because it may be another customer's by now.
  renew: credentials,
  // There is nowhere to sign in: whoever set the cookie must set it again.
  signIn: () => Promise.reject(new IdentityError('cookie')),
  async signOut(returnTo) {
    await this.forget();
    platform().go(returnTo);
  },
  forget() {
    platform().cookies.remove(NAME);
    return Promise.resolve();
  },
};

function credentials(): Promise<Credentials> {
  const claims = claimsOfCookie();
  return claims ? Promise.resolve({ token: undefined, claims }) : Promise.reject(new SessionOver());
}

/** The cookie names the account only; who may use it is for the API to say. */
function claimsOfCookie(): Claims | undefined {
  const accountId = platform().cookies.read(NAME);
  if (accountId === undefined || accountId === '') return undefined;
  return { accountId, icu: '', firstLogin: false, emailVerified: true };
}
