import { useState } from 'react';
import { prepareAnswer, takeAnswer } from '#account/captcha/captcha.ts';
import { type Outcome, createChange, hasBroughtAbout } from '#account/change.ts';
import { submitted } from '#account/submitted.ts';
import { $user, account } from '#account/user/store.ts';
import { isOfChallenge } from '#http/errors.ts';
import type { Texts } from '#i18n/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Form, type Submitted } from '#ui/Form.tsx';
import type { FormWords } from '#ui/formState.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { typed } from '#ui/typed.ts';
import { useStore } from '#ui/useStore.ts';
import { announceAfterReload } from '#account/toasts/afterReload.ts';
import { refusalToast } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import type { User } from '#account/user/contract.ts';
import { tellHost } from '#embedding/host.ts';
import { send } from '#http/send.ts';
import { platform } from '#platform/platform.ts';
import { changeMail, checkCredentials } from './contract.ts';

interface Credentials {
  mail: string;
  password: string;
}

/** Step 1: checks the password of the customer who asks for the change. */
const checkingPassword = createChange({
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

export interface MailChangeProps {
  words: Texts['credentialDialogs']['mail'];
  close: string;
  form: FormWords;
  onClose: () => void;
}

/** Asks for the password, then for the new address (specification, section 4). */
export function MailChange(props: MailChangeProps) {
  const [isKnown, setKnown] = useState(false);
  if (isKnown) return <NewAddress {...props} />;
  return (
    <Password
      {...props}
      onPassed={() => {
        // The server accepts an answer once.
        prepareAnswer();
        setKnown(true);
      }}
    />
  );
}

function Password({ words, close, form, onClose, onPassed }: MailChangeProps & { onPassed: () => void }) {
  const user = useStore($user);
  const { title, lead, mail, password, next } = words.check;

  async function submit(values: FormData): Promise<Submitted> {
    const mail = typed(values, 'mail');
    const outcome = await checkingPassword.run({ mail, password: typed(values, 'password') });
    if (outcome.kind === 'done') onPassed();
    return submitted(outcome, { failed: problem(outcome), unknown: problem(outcome) });
  }

  /** The check changes nothing, so a check without an answer counts as failed. */
  function problem(outcome: Outcome): string {
    const { refused, failed } = words.check;
    if (!('failure' in outcome)) return failed;
    if (isOfChallenge(outcome.failure)) return form.challenge;
    if (outcome.failure.kind !== 'status') return failed;
    return outcome.failure.message ?? (outcome.failure.status < 500 ? refused : failed);
  }

  return (
    <Dialog title={title} closeLabel={close} onClose={onClose}>
      <p>{lead}</p>
      <Form words={form} onSubmit={submit} actions={<SubmitButton>{next}</SubmitButton>}>
        <Field
          type="email"
          name="mail"
          label={mail}
          required
          autoComplete="username"
          defaultValue={user?.mail}
          stored={user?.mail === '' ? undefined : user?.mail}
        />
        <Field type="password" name="password" label={password} required autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}

function NewAddress({ words, close, form, onClose }: MailChangeProps) {
  const { title, lead, save, failed, unknown, ...labels } = words.replace;

  async function submit(values: FormData): Promise<Submitted> {
    const newMail = typed(values, 'newMail');
    const newMailConfirmation = typed(values, 'newMailConfirmation');
    const outcome = await saveMail({ newMail, newMailConfirmation }, onClose);
    const isChallenge = 'failure' in outcome && isOfChallenge(outcome.failure);
    return submitted(outcome, { failed: isChallenge ? form.challenge : failed, unknown });
  }

  return (
    <Dialog title={title} closeLabel={close} onClose={onClose}>
      <p>{lead}</p>
      <Form words={form} onSubmit={submit} actions={<SubmitButton>{save}</SubmitButton>}>
        <Field type="email" name="newMail" label={labels.newMail} required autoComplete="email" />
        <Field
          type="email"
          name="newMailConfirmation"
          label={labels.confirmation}
          required
          autoComplete="email"
          repeats="newMail"
        />
      </Form>
    </Dialog>
  );
}

function hasMail(user: User | undefined, { newMail }: NewMail): boolean | undefined {
  return user ? user.mail.toLowerCase() === newMail.toLowerCase() : undefined;
}

/**
 * Step 2. Once the address has changed, the host signs in anew, and the page is loaded again and announces the
 * change.
 * @param onDone called before the page reloads
 */
async function saveMail(change: NewMail, onDone: () => void): Promise<Outcome> {
  const outcome = await changingMail.run(change);
  tell('mail', outcome, {
    unknown: (failure) => refusalToast(failure, 'unknown'),
    failed: refusalToast,
  });
  if (outcome.kind !== 'done') return outcome;
  onDone();
  announceAfterReload('mailChanged');
  tellHost('refresh-login');
  platform().reload();
  return outcome;
}
