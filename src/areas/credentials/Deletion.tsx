import { useState } from 'react';
import { plural, format } from '#i18n/format.ts';
import { submitted } from '#account/submitted.ts';
import { $user } from '#account/user/store.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/fields.tsx';
import { Form, type Submitted } from '#ui/form/Form.tsx';
import type { FormTexts } from '#ui/formState.ts';
import { Notice } from '#ui/Notice.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { typed } from '#ui/form/values.ts';
import { useLanguage } from '#ui/language.ts';
import { useStore } from '#ui/useStore.ts';
import { $mayHaveAsked, askDeletion, consequences } from './ownData.ts';
import { isConfirmed } from './rules.ts';
import styles from './Credentials.module.css';

interface DeletionProps {
  texts: Texts['credentialDialogs']['deletion'];
  close: string;
  form: FormTexts;
  onClose: () => void;
}

/**
 * Says what is deleted, asks for a word to be typed, and sends one request. After a request that may have arrived it
 * says so, and asks for the word again before it sends another.
 */
export function Deletion({ texts, close, form, onClose }: DeletionProps) {
  const { title, confirmLabel, word, wrongWord, confirm, cancel, again } = texts;
  const mayHaveAsked = useStore($mayHaveAsked);
  const [isAgain, setAgain] = useState(false);

  async function submit(values: FormData): Promise<Submitted> {
    if (!isConfirmed(typed(values, 'word'), word)) {
      return { ok: false, fields: { word: format(wrongWord, { word }) } };
    }
    const outcome = await askDeletion();
    if (outcome.kind === 'unknown') setAgain(false);
    if (outcome.kind === 'done') onClose();
    return submitted(outcome, texts);
  }

  if (mayHaveAsked && !isAgain) {
    return (
      <Dialog title={title} closeLabel={close} onClose={onClose}>
        <div role="alert" tabIndex={-1} ref={takeFocus}>
          <Notice tone="warning">{texts.unknown}</Notice>
        </div>
        <div className="cluster">
          <Button variant="primary" onClick={onClose}>
            {close}
          </Button>
          <Button variant="quiet" onClick={() => setAgain(true)}>
            {again}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={title} closeLabel={close} onClose={onClose}>
      <div tabIndex={-1} ref={isAgain ? takeFocus : undefined}>
        <Consequences texts={texts} />
      </div>
      <Form
        texts={form}
        onSubmit={submit}
        actions={
          <>
            <SubmitButton variant="danger">{mayHaveAsked ? again : confirm}</SubmitButton>
            <Button onClick={onClose}>{cancel}</Button>
          </>
        }
      >
        <Field name="word" label={format(confirmLabel, { word })} required autoComplete="off" />
      </Form>
    </Dialog>
  );
}

/** The button that had the focus has gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function Consequences({ texts }: Pick<DeletionProps, 'texts'>) {
  const language = useLanguage();
  const user = useStore($user);
  const load = useStore(consequences.$load);
  const known = load.status === 'loaded' ? load.value : undefined;
  const { comingTickets = 0, prepaidSeats = 0 } = known ?? {};
  return (
    <Notice tone="warning" title={texts.lead}>
      <ul className={styles.losses} aria-live="polite">
        <li>{texts.history}</li>
        {user?.hasSubscription && <li>{texts.pass}</li>}
        {known && known.comingTickets === undefined && <li>{texts.ticketsUnknown}</li>}
        {comingTickets > 0 && <li>{plural(texts, 'tickets', comingTickets, language)}</li>}
        {prepaidSeats > 0 && <li>{plural(texts, 'prepaid', prepaidSeats, language)}</li>}
        {known && known.prepaidSeats === undefined && <li>{texts.prepaidUnknown}</li>}
      </ul>
      <p>{texts.later}</p>
    </Notice>
  );
}
