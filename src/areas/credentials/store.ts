import { computed } from 'nanostores';
import * as v from 'valibot';
import { createChange, createMaybeSent, type Outcome } from '#account/change.ts';
import { createKept } from '#account/kept.ts';
import { createLoad } from '#account/load.ts';
import { failureToast, infoToast } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { requireDone } from '#http/errors.ts';
import { refresh } from '#http/cache.ts';
import { send } from '#http/send.ts';
import { IdentityError, type IdentityProblem } from '#identity/identity.ts';
import type { SecondSignIn } from '#identity/linking.ts';
import { openPopup } from '#identity/popup.ts';
import { platform } from '#platform/platform.ts';
import type { Language } from '#sites/site.ts';
import { changePassword, getIdentities, linkIdentity, unlinkIdentity } from './contract.ts';
import type { LinkedIdentity, LinkedProvider } from './rules.ts';

export const identities = createLoad((options) => send(getIdentities, options), 'identities');

const unlinking = createChange({
  send: ({ provider, id }: LinkedIdentity) => send(unlinkIdentity, { payload: { provider, id } }),
  verify: ({ provider, id }) =>
    readIdentities((now) => now.every((one) => one.provider !== provider || one.id !== id)),
});

/** After an unlinking the list of identities loads again. */
export async function unlink(identity: LinkedIdentity): Promise<Outcome> {
  const outcome = await unlinking.run(identity);
  tell(`identity:${identity.provider}`, outcome, { done: () => infoToast('unlinked') });
  return outcome;
}

interface Link extends SecondSignIn {
  provider: LinkedProvider;
}

const linking = createChange({
  send: ({ token, provider }: Link) => send(linkIdentity, { payload: { token, provider } }),
  // Another account of the same provider may have been linked meanwhile, in another tab.
  verify: ({ provider, id }) =>
    readIdentities((now) => now.some((one) => one.provider === provider && one.id === id)),
});

async function readIdentities(
  isDone: (now: readonly LinkedIdentity[]) => boolean,
): Promise<boolean | undefined> {
  const now = await identities.fresh();
  const isSo = now && isDone(now);
  // The account lists linked identities too.
  if (isSo) refresh(['account']);
  return isSo;
}

/**
 * Must be called in a click handler, since it opens a popup.
 * @returns what went wrong with the popup, for a text beside the button. A failed call is announced in a toast.
 */
export async function link(
  provider: LinkedProvider,
  language: Language,
): Promise<IdentityProblem | undefined> {
  try {
    const popup = openPopup();
    const { signInToLink } = await import('#identity/linking.ts');
    const signedIn = await signInToLink({ connection: provider, language, popup });
    const outcome = await linking.run({ ...signedIn, provider });
    tell(`identity:${provider}`, outcome, { done: () => infoToast('linked') });
    return undefined;
  } catch (error) {
    return error instanceof IdentityError ? error.problem : 'network';
  }
}

type Act = 'mail' | 'password' | 'deletion';

/**
 * When the customer last did what a toast of five seconds would be the only trace of, in epoch milliseconds: the page
 * says so in place, until the sign-out.
 */
const acts = createKept('device', 'credentialActs', v.record(v.string(), v.number()));
export const $acts = acts.$value;

/** Notes that an act was done. */
export function noteAct(act: Act, { kind }: Outcome): void {
  if (kind === 'done') acts.keep((before) => ({ ...before, [act]: platform().now() }));
}

/** There is no `verify`: only the answer tells whether an e-mail was sent. */
const askingPassword = createChange({
  send: async () => {
    requireDone(await send(changePassword), 'changePassword');
  },
});

export const $askingPassword = askingPassword.$busy;

const PASSWORD_MAIL = 'password';
const maybeMailed = createMaybeSent(PASSWORD_MAIL);

/** Whether an e-mail may be on its way. */
export const $mayHaveMailed = computed(maybeMailed.$names, (names) => names.includes(PASSWORD_MAIL));

/** Asks for an e-mail with a link to choose a new password. */
export async function askPassword(): Promise<Outcome> {
  const outcome = await askingPassword.run();
  maybeMailed.record(PASSWORD_MAIL, outcome);
  noteAct('password', outcome);
  tell('password', outcome, {
    done: () => infoToast('passwordMail'),
    unknown: (failure) => failureToast(failure, 'passwordUnknown'),
    failed: (failure) => failureToast(failure, 'passwordFailed'),
  });
  return outcome;
}

/** What the page of the profile loads, beside the account, which start-up loads for the guards. */
export function load(): Promise<unknown> {
  return identities.ensure();
}
