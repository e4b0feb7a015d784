import { platform } from '#platform/platform.ts';
import { isHosted } from '#platform/rootData.ts';
import { SIGN_OUT_KEY } from '#platform/storageKeys.ts';

/**
 * The mark of a sign-out whose end is not verified: docs/decisions.md#unfinished-sign-out-mark. It lies on the device
 * and names nobody.
 *
 * `begun`: the provider has not been told. `told`: the browser has left for the provider's logout, and no page can see
 * whether the provider has ended the session.
 */
export type SignOutMark = 'begun' | 'told';

/** Any value that is stored counts: a mark that cannot be read must not open a session. */
export function signOutMark(): SignOutMark | undefined {
  const stored = platform().device.read(SIGN_OUT_KEY);
  if (stored === undefined) return undefined;
  return stored === 'told' ? 'told' : 'begun';
}

/**
 * Whether a session may open without a password. A host that signs the customer in answers for that, once the provider
 * has been told (docs/app-bridge.md#signing-in).
 */
export function mayOpenSilently(): boolean {
  const mark = signOutMark();
  return mark === undefined || (mark === 'told' && isHosted());
}

export function markSignOut(mark: SignOutMark): void {
  platform().device.write(SIGN_OUT_KEY, mark);
}

/** Call it after a sign-in that has asked for the password, or once the session is known to have ended. */
export function removeSignOutMark(): void {
  platform().device.remove(SIGN_OUT_KEY);
}
