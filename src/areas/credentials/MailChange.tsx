import { useState } from 'react';
import { prepareAnswer } from '#account/captcha/captcha.ts';
import type { Outcome } from '#account/change.ts';
import { submitted } from '#account/submitted.ts';
import { $user } from '#account/user/store.ts';
import { isOfChallenge } from '#http/errors.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/fields.tsx';
import { Form, type Submitted } from '#ui/form/Form.tsx';
import type { FormTexts } from '#ui/formState.ts';
import { SubmitButton } from '#ui/form/Form.tsx';
import { typed } from '#ui/form/values.ts';
import { useStore } from '#ui/useStore.ts';
import { checkingPassword, saveMail } from './mailStore.ts';
import { $askingPassword, askPassword } from './store.ts';

export interface MailChangeProps {
  texts: Texts['credentialDialogs']['mail'];
  close: string;
  form: FormTexts;
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

function Password({ texts, close, form, onClose, onPassed }: MailChangeProps & { onPassed: () => void }) {
  const user = useStore($user);
  const { title, lead, mail, password, next } = texts.check;

  async function submit(values: FormData): Promise<Submitted> {
    const mail = typed(values, 'mail');
    const outcome = await checkingPassword.run({ mail, password: typed(values, 'password') });
    if (outcome.kind === 'done') onPassed();
    return submitted(outcome, { failed: problem(outcome), unknown: problem(outcome) });
  }

  /** The check changes nothing, so a check without an answer counts as failed. */
  function problem(outcome: Outcome): string {
    const { refused, failed } = texts.check;
    if (!('failure' in outcome)) return failed;
    if (isOfChallenge(outcome.failure)) return form.challenge;
    if (outcome.failure.kind !== 'status') return failed;
    return outcome.failure.message ?? (outcome.failure.status < 500 ? refused : failed);
  }

  return (
    <Dialog title={title} closeLabel={close} onClose={onClose}>
      <p>{lead}</p>
      <Form texts={form} onSubmit={submit} actions={<SubmitButton>{next}</SubmitButton>}>
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
      <Forgotten texts={texts.check} />
    </Dialog>
  );
}

/** A forgotten password, or none yet, must not end the way here. */
function Forgotten({ texts }: { texts: MailChangeProps['texts']['check'] }) {
  const busy = useStore($askingPassword);
  const [isSent, setSent] = useState(false);

  async function ask() {
    setSent(false);
    setSent((await askPassword()).kind === 'done');
  }

  return (
    <>
      <p className="muted">{texts.forgotten}</p>
      <div className="cluster">
        <Button variant="quiet" busy={busy} onClick={() => void ask()}>
          {texts.ask}
        </Button>
      </div>
      <p role="status">{isSent && texts.sent}</p>
    </>
  );
}

function NewAddress({ texts, close, form, onClose }: MailChangeProps) {
  const { title, lead, save, failed, unknown, ...labels } = texts.replace;

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
      <Form texts={form} onSubmit={submit} actions={<SubmitButton>{save}</SubmitButton>}>
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
