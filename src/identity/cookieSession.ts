import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { IdentityError, type Claims, type Identity } from './identity.ts';

const NAME = `${site.id}_session`;

/** The session is a cookie that goes with every same-origin call; there is no token (specification, section 4). */
export const cookieSession: Identity = {
  start() {
    const value = platform().cookies.read(NAME);
    if (value === undefined || value === '') return Promise.reject(new IdentityError('cookie'));
    return Promise.resolve(claims(value));
  },
  token: () => Promise.resolve(undefined),
  renew: () => Promise.resolve(undefined),
  // There is nowhere to sign in: whoever set the cookie must set it again.
  signIn: () => Promise.reject(new IdentityError('cookie')),
  signOut(returnTo) {
    platform().cookies.remove(NAME);
    platform().go(returnTo);
    return Promise.resolve();
  },
  forget() {
    platform().cookies.remove(NAME);
    return Promise.resolve();
  },
};

/** The cookie names the account only; who may use it is for the API to say. */
function claims(accountId: string): Claims {
  return { accountId, icu: '', firstLogin: false, emailVerified: true };
}
