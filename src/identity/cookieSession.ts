import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { IdentityError, SessionOver, type Identity } from './identity.ts';

const NAME = `${site.id}_session`;

/** The session is a cookie that goes with every same-origin call; there is no token (specification, section 4). */
export const cookieSession: Identity = {
  start() {
    const accountId = platform().cookies.read(NAME);
    if (accountId === undefined || accountId === '') return Promise.reject(new IdentityError('cookie'));
    // The cookie names the account only; who may use it is for the API to say.
    return Promise.resolve({ accountId, icu: '', firstLogin: false, emailVerified: true });
  },
  token: () => Promise.resolve(undefined),
  renew: () => Promise.reject(new SessionOver()),
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
