import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Outcome } from '#account/change.ts';
import { announceWords, type Words } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Form, type Submitted } from '#ui/Form.tsx';
import type { FormWords } from '#ui/formState.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CallFailure } from '#http/errors.ts';

/** What all dialogs of a page have in common. */
export interface DialogFrame {
  close: string;
  cancel: string;
  /** A lost answer: for the toast, and in the dialog. */
  unsure: Words & { text: string };
  form: FormWords;
  /** After a success, which often takes the button away that had the focus. */
  onDone: () => void;
}

export interface ActionDialogProps {
  words: { title: string; save: string; done: Words; failed: string; refused?: string };
  lead: string;
  frame: DialogFrame;
  variant?: 'primary' | 'danger';
  act: (values: FormData) => Promise<Outcome>;
  onClose: () => void;
  children?: ReactNode;
}

/** One challenged action: it closes when it is done, and stays with what was typed when it is not (TR-22). */
export function ActionDialog({ words, lead, frame, variant, act, onClose, children }: ActionDialogProps) {
  const isOpen = useRef(true);

  function close() {
    isOpen.current = false;
    onClose();
  }

  async function submit(values: FormData): Promise<Submitted> {
    const outcome = await act(values);
    tell(outcome, {
      done: () => announceWords(words.done),
      unknown: () => announceWords(frame.unsure, 'error'),
    });
    if (outcome.kind !== 'done') return { ok: false, message: problem(outcome) };
    if (isOpen.current) {
      // The dialog gives the focus back as it goes, and only then can it move on.
      flushSync(close);
      frame.onDone();
    }
    return { ok: true };
  }

  function problem(outcome: Outcome): string {
    if (outcome.kind === 'unknown') return frame.unsure.text;
    const isAboutTyped = outcome.kind === 'refused' && isAboutWhatWasTyped(outcome.failure);
    return isAboutTyped ? (words.refused ?? words.failed) : words.failed;
  }

  return (
    <Dialog title={words.title} closeLabel={frame.close} onClose={close}>
      <p>{lead}</p>
      <Form
        words={frame.form}
        onSubmit={submit}
        actions={
          <>
            <SubmitButton variant={variant}>{words.save}</SubmitButton>
            <Button onClick={close}>{frame.cancel}</Button>
          </>
        }
      >
        {children}
      </Form>
    </Dialog>
  );
}

/** The other statuses from 400 on are about who asks, and how often. */
const ABOUT_WHAT_WAS_TYPED = [400, 404, 409, 410, 422];

function isAboutWhatWasTyped(failure: CallFailure): boolean {
  return failure.kind === 'status' && ABOUT_WHAT_WAS_TYPED.includes(failure.status);
}
