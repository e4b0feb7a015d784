import { useRef } from 'react';
import { submitted } from '#account/submitted.ts';
import type { Texts } from '#i18n/texts.ts';
import { Field } from '#ui/form/fields.tsx';
import { Form, type Submitted } from '#ui/form/Form.tsx';
import type { FormTexts } from '#ui/formState.ts';
import { Panel } from '#ui/Panel.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { typed } from '#ui/form/values.ts';
import { add } from './store.ts';

interface InviteProps {
  texts: Texts['friends']['island']['add'];
  form: FormTexts;
}

/** The id around the field, which the next step of the empty list focuses. */
export const MAIL_ID = 'friend-mail';

export function Invite({ texts, form }: InviteProps) {
  const field = useRef<HTMLDivElement>(null);

  async function submit(values: FormData): Promise<Submitted> {
    const outcome = await add(typed(values, 'mail'));
    const input = field.current?.querySelector('input');
    // Forms keep their values. This field is emptied for the next friend.
    if (input && outcome.kind === 'done') input.value = '';
    return submitted(outcome, texts);
  }

  return (
    <Panel title={texts.title}>
      <p>{texts.text}</p>
      <Form texts={form} onSubmit={submit} actions={<SubmitButton>{texts.send}</SubmitButton>}>
        <div ref={field} id={MAIL_ID}>
          <Field name="mail" type="email" label={texts.mail} autoComplete="off" inputMode="email" required />
        </div>
      </Form>
    </Panel>
  );
}
