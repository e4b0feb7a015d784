import { platform } from '#platform/platform.ts';
import type { Claims, Credentials, Identity } from './identity.ts';

/** The specification's delay of the fake sign-in, milliseconds (section 4). */
export const FAKE_SIGN_IN_MS = 1000;

const CLAIMS: Claims = { accountId: 'fake', icu: 'fake', firstLogin: false, emailVerified: true };
const CREDENTIALS: Credentials = { token: 'fake', claims: CLAIMS };

function leaveFor(path: string): Promise<void> {
  platform().go(path);
  return Promise.resolve();
}

/** Signs in by itself; the API is the sandbox, answering inside the page. */
export const fake: Identity = {
  start: () => new Promise((resolve) => setTimeout(resolve, FAKE_SIGN_IN_MS, CLAIMS)),
  token: () => Promise.resolve(CREDENTIALS),
  renew: () => Promise.resolve(CREDENTIALS),
  signIn: ({ target }) => leaveFor(target),
  signOut: leaveFor,
  forget: () => Promise.resolve(),
};
