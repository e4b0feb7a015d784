import { useState } from 'react';
import { prepareAnswer } from '#account/captcha/captcha.ts';
import { $user } from '#account/user/store.ts';
import type { CallFailure } from '#http/errors.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Form, type Submitted } from '#ui/Form.tsx';
import type { FormWords } from '#ui/formState.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { useStore } from '#ui/useStore.ts';
import { checkPassword, saveMail } from './mailStore.ts';
import type { CredentialsWords } from './words.ts';

export interface MailChangeProps {
  words: CredentialsWords['mail'];
  close: string;
  form: FormWords;
  onClose: () => void;
}

/** Two dialogs, one after the other (specification, section 4). */
export function MailChange(props: MailChangeProps) {
  const [isKnown, setKnown] = useState(false);
  if (isKnown) return <NewAddress {...props} />;
  return (
    <Password
      {...props}
      onPassed={() => {
        // An answer is good for one call.
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
    const outcome = await checkPassword(typed(values, 'mail').trim(), typed(values, 'password'));
    if (outcome.kind === 'done') onPassed();
    return outcome.kind === 'failed' ? { ok: false, message: problem(outcome.failure) } : { ok: true };
  }

  function problem(failure: CallFailure): string {
    if (failure.kind !== 'status') return words.check.failed;
    return failure.message ?? (failure.status < 500 ? words.check.refused : words.check.failed);
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
        />
        <Field type="password" name="password" label={password} required autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}

function NewAddress({ words, close, form, onClose }: MailChangeProps) {
  const { title, lead, save, failed, ...labels } = words.replace;

  async function submit(values: FormData): Promise<Submitted> {
    const [newMail, confirmation] = [typed(values, 'newMail'), typed(values, 'newMailConfirmation')];
    const saved = await saveMail(newMail.trim(), confirmation.trim(), onClose);
    return saved ? { ok: true } : { ok: false, message: failed };
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

/** As typed: a password may begin with a space. */
function typed(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
