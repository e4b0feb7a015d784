import type { Claims, Identity } from './identity.ts';
import { platform } from '#platform/platform.ts';

/** The specification's delay of the fake sign-in, milliseconds (section 4). */
export const FAKE_SIGN_IN_MS = 1000;

const CLAIMS: Claims = { accountId: 'fake', icu: 'fake', firstLogin: false, emailVerified: true };

/** Signs in by itself; the API is the sandbox, answering inside the page. */
export const fake: Identity = {
  start: () => new Promise((resolve) => setTimeout(() => {
    resolve(CLAIMS);
  }, FAKE_SIGN_IN_MS)),
  token: () => Promise.resolve('fake'),
  renew: () => Promise.resolve(undefined),
  signIn: (target) => {
    platform().go(target);
    return Promise.resolve();
  },
  signOut: (returnTo) => {
    platform().go(returnTo);
    return Promise.resolve();
  },
  forget: () => Promise.resolve(),
};
