import { flushSync } from 'react-dom';
import { submitted } from '#account/submitted.ts';
import { format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Form, type Submitted } from '#ui/form/Form.tsx';
import type { FormTexts } from '#ui/formState.ts';
import { SubmitButton } from '#ui/form/Form.tsx';
import type { LinkedIdentity } from './rules.ts';
import { unlink } from './store.ts';

interface UnlinkProps {
  identity: LinkedIdentity;
  /** The name that customers know. */
  provider: string;
  texts: Texts['credentialDialogs']['unlinking'];
  close: string;
  form: FormTexts;
  onClose: () => void;
  /** Called when the identity is unlinked. The button that opened the dialog has gone with it. */
  onDone: () => void;
}

export function Unlink({ identity, provider, texts, close, form, onClose, onDone }: UnlinkProps) {
  const { title, text, confirm, cancel, ...outcomes } = texts;

  async function submit(): Promise<Submitted> {
    const outcome = await unlink(identity);
    if (outcome.kind === 'done') {
      // The closing dialog returns the focus. Only then can the focus move on.
      flushSync(onClose);
      onDone();
    }
    return submitted(outcome, outcomes);
  }

  return (
    <Dialog title={format(title, { provider })} closeLabel={close} onClose={onClose}>
      <p>{format(text, { provider })}</p>
      <Form
        texts={form}
        onSubmit={submit}
        actions={
          <>
            <SubmitButton variant="danger">{confirm}</SubmitButton>
            <Button onClick={onClose}>{cancel}</Button>
          </>
        }
      >
        {identity.name}
      </Form>
    </Dialog>
  );
}
