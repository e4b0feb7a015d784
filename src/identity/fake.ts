import { platform } from '#platform/platform.ts';
import type { Claims, Credentials, Identity } from './identity.ts';

/** Delay of the fake sign-in (specification, section 4). */
export const FAKE_SIGN_IN_MS = 1000;

const CLAIMS: Claims = { accountId: 'fake', icu: 'fake', firstLogin: false, emailVerified: true };
const CREDENTIALS: Credentials = { token: 'fake', claims: CLAIMS };

function leaveFor(path: string): Promise<void> {
  platform().go(path);
  return Promise.resolve();
}

/** Signs in by itself. The sandbox answers the calls inside the page (`fakeFetch.ts`). */
export const fake: Identity = {
  start: () => new Promise((resolve) => setTimeout(resolve, FAKE_SIGN_IN_MS, CLAIMS)),
  token: () => Promise.resolve(CREDENTIALS),
  renew: () => Promise.resolve(CREDENTIALS),
  signIn: ({ target }) => leaveFor(target),
  end: () => Promise.resolve('ended'),
  leaveForLogout: leaveFor,
  answers: () => Promise.resolve(true),
  forget: () => Promise.resolve(),
};
