import { createAction, type Outcome } from '#account/action.ts';
import { takeAnswer } from '#account/captcha/captcha.ts';
import { announceAfterReload } from '#account/toasts/afterReload.ts';
import { announceRefusal } from '#account/toasts/store.ts';
import { tellHost } from '#embedding/host.ts';
import { send } from '#http/send.ts';
import { platform } from '#platform/platform.ts';
import { changeMail, checkCredentials } from './contract.ts';

const checking = createAction(async (payload: { mail: string; password: string }) =>
  send(checkCredentials, { payload, challenge: await takeAnswer() }),
);

/** Step 1: who asks for the change is who they say. */
export function checkPassword(mail: string, password: string): Promise<Outcome<unknown>> {
  return checking.run({ mail, password });
}

const changing = createAction(async (payload: { newMail: string; newMailConfirmation: string }) =>
  send(changeMail, { payload, challenge: await takeAnswer() }),
);

/**
 * Step 2. Success leaves: the host signs in anew, the page is loaded again and then says what was done (G-14).
 * @param onDone before the page goes
 */
export async function saveMail(
  newMail: string,
  newMailConfirmation: string,
  onDone: () => void,
): Promise<boolean> {
  const outcome = await changing.run({ newMail, newMailConfirmation });
  if (outcome.kind === 'failed') announceRefusal(outcome.failure);
  if (outcome.kind !== 'done') return false;
  onDone();
  announceAfterReload('mailChanged');
  tellHost('refresh-login');
  platform().reload();
  return true;
}
