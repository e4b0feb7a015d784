import { useRef, type ReactNode } from 'react';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { Form, type Submitted } from '#ui/form/Form.tsx';
import type { FormTexts } from '#ui/formState.ts';
import { TextArea } from '#ui/form/fields.tsx';
import { useStore } from '#ui/useStore.ts';
import { $repliesStored, $reply, keepReply, replying } from './store.ts';

const BODY = 'body';
const BODY_LENGTH = 4000;

interface ReplyProps {
  texts: Texts['cases']['island'];
  form: FormTexts;
  /** A reply takes text alone: how files can be sent. */
  files: ReactNode;
  /** Further actions of the conversation. */
  children: ReactNode;
}

export function Reply({ texts, form, files, children }: ReplyProps) {
  const root = useRef<HTMLDivElement>(null);
  const text = useStore($reply);
  const stored = useStore($repliesStored);
  const busy = useStore(replying.$busy);

  function field(): HTMLTextAreaElement | null | undefined {
    return root.current?.querySelector('textarea');
  }

  async function submit(): Promise<Submitted> {
    const problem = await replying.run();
    if (problem) return { ok: false, message: texts.outcomes[problem] };
    clear();
    return { ok: true };
  }

  /** Empties the field, unless the customer has typed more meanwhile. */
  function clear() {
    const element = field();
    if (element) element.value = $reply.get();
  }

  return (
    <div ref={root} onInput={() => keepReply(field()?.value ?? '')}>
      <Form
        texts={form}
        onSubmit={submit}
        actions={
          <>
            <Button type="submit" variant="primary" busy={busy}>
              {texts.reply.send}
            </Button>
            {children}
          </>
        }
      >
        <TextArea
          name={BODY}
          label={texts.reply.label}
          defaultValue={text}
          maxLength={BODY_LENGTH}
          required
        />
        {!stored && <p className="muted">{texts.reply.notKept}</p>}
        {files}
      </Form>
    </div>
  );
}
