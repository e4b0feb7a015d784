import { takeAnswer } from '#account/captcha/captcha.ts';
import { createChange, hasBroughtAbout, type Outcome } from '#account/change.ts';
import { announceAfterReload } from '#account/toasts/afterReload.ts';
import { refusalToast } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import type { User } from '#account/user/contract.ts';
import { $user, account } from '#account/user/store.ts';
import { tellHost } from '#embedding/host.ts';
import { send } from '#http/send.ts';
import { platform } from '#platform/platform.ts';
import { changeMail, checkCredentials } from './contract.ts';
import { noteAct } from './store.ts';

interface Credentials {
  mail: string;
  password: string;
}

/** Step 1: checks the password of the customer who asks for the change. */
export const checkingPassword = createChange({
  prepare: takeAnswer,
  send: (payload: Credentials, challenge) => send(checkCredentials, { payload, challenge }),
});

interface NewMail {
  newMail: string;
  newMailConfirmation: string;
}

const changingMail = createChange({
  once: ({ newMail }: NewMail) => newMail,
  note: (change) => hasMail($user.get(), change),
  prepare: takeAnswer,
  send: (payload, challenge) => send(changeMail, { payload, challenge }),
  async verify(change, before) {
    return hasBroughtAbout(hasMail(await account.fresh(), change), before);
  },
});

function hasMail(user: User | undefined, { newMail }: NewMail): boolean | undefined {
  return user ? user.mail.toLowerCase() === newMail.toLowerCase() : undefined;
}

/**
 * Step 2. Once the address has changed, the host signs in anew, and the page is loaded again and announces the
 * change.
 * @param onDone called before the page reloads
 */
export async function saveMail(change: NewMail, onDone: () => void): Promise<Outcome> {
  const outcome = await changingMail.run(change);
  tell('mail', outcome, {
    unknown: (failure) => refusalToast(failure, 'unknown'),
    failed: refusalToast,
  });
  if (outcome.kind !== 'done') return outcome;
  noteAct('mail', outcome);
  onDone();
  announceAfterReload('mailChanged');
  tellHost('refresh-login');
  platform().reload();
  return outcome;
}
