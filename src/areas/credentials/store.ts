import { createAction, type Outcome } from '#account/action.ts';
import { createLoad } from '#account/load.ts';
import { announce, announceFailure } from '#account/toasts/store.ts';
import type { CallFailure } from '#http/errors.ts';
import { send } from '#http/send.ts';
import { IdentityError, type IdentityProblem } from '#identity/identity.ts';
import { openPopup } from '#identity/popup.ts';
import type { Language } from '#sites/site.ts';
import { changePassword, getIdentities, linkIdentity, unlinkIdentity } from './contract.ts';
import type { LinkedIdentity, LinkedProvider } from './rules.ts';

export const identities = createLoad((options) => send(getIdentities, options), 'identities');

const unlinking = createAction(({ provider, id }: LinkedIdentity) =>
  send(unlinkIdentity, { payload: { provider, id } }),
);

/** The list loads again after it (G-20). */
export async function unlink(identity: LinkedIdentity): Promise<Outcome<unknown>> {
  return told(await unlinking.run(identity), 'unlinked');
}

const linking = createAction((payload: { token: string; provider: LinkedProvider }) =>
  send(linkIdentity, { payload }),
);

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
    told(await linking.run({ token, provider }), 'linked');
    return undefined;
  } catch (error) {
    return error instanceof IdentityError ? error.problem : 'network';
  }
}

const askingPassword = createAction(async () => {
  // Any failure becomes "not done" (specification, section 8).
  const { done } = await send(changePassword).catch(() => ({ done: false }));
  return done;
});

export const $askingPassword = askingPassword.$busy;

/** Has a mail sent that leads to a new password (SP-54). */
export async function askPassword(): Promise<void> {
  const outcome = await askingPassword.run(undefined);
  if (outcome.kind !== 'done') return;
  if (outcome.value) announce('passwordMail');
  else announceFailure({ kind: 'malformed' }, 'passwordFailed');
}

/** A dialog whose code did not come. */
export function announceMissingPart(): void {
  const failure: CallFailure = { kind: 'network' };
  announceFailure(failure);
}

function told<T>(outcome: Outcome<T>, done: string): Outcome<T> {
  if (outcome.kind === 'done') announce(done);
  if (outcome.kind === 'failed') announceFailure(outcome.failure);
  return outcome;
}
