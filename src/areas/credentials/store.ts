import { createChange, type Outcome } from '#account/change.ts';
import { createLoad } from '#account/load.ts';
import { announce, announceFailure } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { requireDone } from '#http/errors.ts';
import { refresh } from '#http/refresh.ts';
import { send } from '#http/send.ts';
import { IdentityError, type IdentityProblem } from '#identity/identity.ts';
import { openPopup } from '#identity/popup.ts';
import type { Language } from '#sites/site.ts';
import { changePassword, getIdentities, linkIdentity, unlinkIdentity } from './contract.ts';
import type { LinkedIdentity, LinkedProvider } from './rules.ts';

export const identities = createLoad((options) => send(getIdentities, options), 'identities');

const unlinking = createChange({
  send: ({ provider, id }: LinkedIdentity) => send(unlinkIdentity, { payload: { provider, id } }),
  verify: ({ provider, id }) =>
    readIdentities((now) => now.every((one) => one.provider !== provider || one.id !== id)),
});

/** The list loads again after it. */
export async function unlink(identity: LinkedIdentity): Promise<Outcome> {
  const outcome = await unlinking.run(identity);
  tell(outcome, { done: () => announce('unlinked') });
  return outcome;
}

interface Link {
  token: string;
  provider: LinkedProvider;
}

const linking = createChange({
  send: (payload: Link) => send(linkIdentity, { payload }),
  verify: ({ provider }) => readIdentities((now) => now.some((one) => one.provider === provider)),
});

async function readIdentities(
  isDone: (now: readonly LinkedIdentity[]) => boolean,
): Promise<boolean | undefined> {
  const now = await identities.fresh();
  const isSo = now && isDone(now);
  // The account tells of linked identities too.
  if (isSo) refresh(['account']);
  return isSo;
}

/**
 * To be called in the click itself: it opens a popup.
 * @returns what went wrong with the popup, for words beside the button; a failed call has its toast
 */
export async function link(
  provider: LinkedProvider,
  language: Language,
): Promise<IdentityProblem | undefined> {
  try {
    const popup = openPopup();
    const { tokenOfIdentity } = await import('#identity/linking.ts');
    const token = await tokenOfIdentity({ connection: provider, language, popup });
    tell(await linking.run({ token, provider }), { done: () => announce('linked') });
    return undefined;
  } catch (error) {
    return error instanceof IdentityError ? error.problem : 'network';
  }
}

/** Nothing can be read afterwards: whether a mail has left, only the answer says. */
const askingPassword = createChange({
  send: async () => {
    requireDone(await send(changePassword), 'changePassword');
  },
});

export const $askingPassword = askingPassword.$busy;

/** Has a mail sent that leads to a new password. */
export async function askPassword(): Promise<void> {
  tell(await askingPassword.run(), {
    done: () => announce('passwordMail'),
    unknown: (failure) => announceFailure(failure, 'passwordUnknown'),
    failed: (failure) => announceFailure(failure, 'passwordFailed'),
  });
}

/** A dialog whose code did not come. */
export function announceMissingPart(): void {
  announceFailure({ kind: 'network' });
}
