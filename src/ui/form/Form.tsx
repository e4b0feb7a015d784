import { useRef, useState } from 'react';
import type { InputEvent, ReactNode, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button, type ButtonVariant } from '../Button.tsx';
import { FormContext, useFormState, type FormTexts } from '../formState.ts';
import { Notice } from '../Notice.tsx';
import { focusFirst, formErrors, hasSeveralFields, isEmpty, makePlain } from './errors.ts';
import { remainingErrors, serverErrors, type FieldErrors } from './errors.ts';
import styles from './Form.module.css';

/** `fields`: messages by field name; `message`: about the whole form. */
export type Submitted = { ok: true } | { ok: false; message?: string; fields?: Record<string, string> };

export interface FormProps {
  texts: FormTexts;
  /** Called with valid values only, and not again before its promise has settled. */
  onSubmit: (values: FormData) => Promise<Submitted>;
  /** A `SubmitButton`, and any links or notes beside it. */
  actions: ReactNode;
  children: ReactNode;
}

interface Status {
  errors: FieldErrors;
  busy: boolean;
  message?: string | undefined;
}

const IDLE: Status = { errors: {}, busy: false };

/** The fields are uncontrolled and never reset: the typed values survive every failure. */
export function Form({ texts, onSubmit, actions, children }: FormProps) {
  const [status, setStatus] = useState(IDLE);
  const sending = useRef(false);

  function refuse(form: HTMLFormElement, errors: FieldErrors, message: string) {
    // The error must be in the page before its field is focused: then a screen reader reads both.
    flushSync(() => setStatus({ errors, busy: false, message }));
    focusFirst(form, errors);
  }

  async function send(form: HTMLFormElement) {
    sending.current = true;
    setStatus({ errors: {}, busy: true });
    try {
      const result = await onSubmit(new FormData(form));
      if (result.ok) setStatus(IDLE);
      else refuse(form, serverErrors(result.fields), result.message ?? texts.invalid);
    } catch (error) {
      refuse(form, {}, texts.failed);
      reportError(error);
    } finally {
      sending.current = false;
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    makePlain(form);
    const errors = formErrors(form);
    if (isEmpty(errors)) void send(form);
    else refuse(form, errors, hasSeveralFields(form) ? texts.invalid : '');
  }

  function recheck({ currentTarget, target, nativeEvent }: InputEvent<HTMLFormElement>) {
    if (isEmpty(status.errors)) return;
    // What is typed is left alone until it is sent: a space may be followed by a word.
    if ((nativeEvent as Partial<typeof nativeEvent>).inputType?.startsWith('insertFrom'))
      makePlain(currentTarget);
    const edited = (target as Element).getAttribute('name');
    const errors = remainingErrors(status.errors, formErrors(currentTarget), edited ?? '');
    setStatus(isEmpty(errors) ? IDLE : { ...status, errors });
  }

  // Outside a dialog `method="dialog"` does nothing: a form sent before hydration puts no value into the address.
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={submit} onInput={recheck}>
      <FormContext value={{ texts, errors: status.errors, busy: status.busy }}>
        {children}
        <div role="alert">{status.message && <Notice tone="danger">{status.message}</Notice>}</div>
        <div className="cluster">{actions}</div>
      </FormContext>
    </form>
  );
}

export interface SubmitButtonProps {
  variant?: ButtonVariant;
  children: ReactNode;
}

/** The submit button of a form, busy while the form is sending. */
export function SubmitButton({ variant = 'primary', children }: SubmitButtonProps) {
  const { busy } = useFormState();
  return (
    <Button type="submit" variant={variant} busy={busy}>
      {children}
    </Button>
  );
}
