import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Outcome } from '#account/change.ts';
import { textToast, type ToastText } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Form, type Submitted } from '#ui/form/Form.tsx';
import type { FormTexts } from '#ui/formState.ts';
import { SubmitButton } from '#ui/form/Form.tsx';
import { isOfChallenge, type CallFailure } from '#http/errors.ts';

/** Props that all dialogs of a page share. */
export interface DialogFrame {
  close: string;
  cancel: string;
  /** The texts after a lost answer, for the toast and the dialog. */
  unsure: ToastText & { text: string };
  form: FormTexts;
  /** Called after a success, which often removes the button that had the focus. */
  onDone: () => void;
}

export interface ActionDialogProps {
  texts: { title: string; save: string; done: ToastText; failed: string; refused?: string };
  lead: string;
  /** The key of the action, for its toasts: `wallet:addCard`. */
  about: string;
  frame: DialogFrame;
  variant?: 'primary' | 'danger';
  act: (values: FormData) => Promise<Outcome>;
  onClose: () => void;
  children?: ReactNode;
}

/** A dialog for one action with a captcha. It closes after success; after a failure it stays, with the typed values. */
export function ActionDialog({
  texts,
  lead,
  about,
  frame,
  variant,
  act,
  onClose,
  children,
}: ActionDialogProps) {
  const isOpen = useRef(true);

  function close() {
    isOpen.current = false;
    onClose();
  }

  async function submit(values: FormData): Promise<Submitted> {
    const outcome = await act(values);
    const refusal = refusedTexts(outcome);
    tell(about, outcome, {
      done: () => textToast(texts.done),
      unknown: () => textToast(frame.unsure, 'error'),
      // "An error has occurred" would contradict the dialog, which knows what to mend.
      ...(refusal !== undefined && { failed: () => textToast({ title: '', content: refusal }, 'error') }),
    });
    if (outcome.kind !== 'done') return { ok: false, message: problem(outcome) };
    if (isOpen.current) {
      // The closing dialog returns the focus. Only then can the focus move on.
      flushSync(close);
      frame.onDone();
    }
    return { ok: true };
  }

  function problem(outcome: Outcome): string {
    if (outcome.kind === 'unknown') return frame.unsure.text;
    if ('failure' in outcome && isOfChallenge(outcome.failure)) return frame.form.challenge;
    return refusedTexts(outcome) ?? texts.failed;
  }

  function refusedTexts(outcome: Outcome): string | undefined {
    return outcome.kind === 'refused' && isAboutWhatWasTyped(outcome.failure) ? texts.refused : undefined;
  }

  return (
    <Dialog title={texts.title} closeLabel={frame.close} onClose={close}>
      <p>{lead}</p>
      <Form
        texts={frame.form}
        onSubmit={submit}
        actions={
          <>
            <SubmitButton variant={variant}>{texts.save}</SubmitButton>
            <Button onClick={close}>{frame.cancel}</Button>
          </>
        }
      >
        {children}
      </Form>
    </Dialog>
  );
}

/** Statuses that blame the typed values. The other 4xx statuses blame the session or the number of requests. */
const ABOUT_WHAT_WAS_TYPED = [400, 404, 409, 410, 422];

function isAboutWhatWasTyped(failure: CallFailure): boolean {
  return failure.kind === 'status' && ABOUT_WHAT_WAS_TYPED.includes(failure.status);
}
