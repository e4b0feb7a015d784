import { useRef } from 'react';
import type { FailedTexts } from '#account/LoadView.tsx';
import { $user } from '#account/user/store.ts';
import type { Texts } from '#i18n/texts.ts';
import { Form, type Submitted } from '#ui/form/Form.tsx';
import type { FormTexts } from '#ui/formState.ts';
import { island } from '#ui/island.tsx';
import { useStore } from '#ui/useStore.ts';
import { helpData } from '../store.ts';
import { Answers } from './Answers.tsx';
import { Attachments } from './Attachments.tsx';
import { Choices } from './Choices.tsx';
import styles from './Contact.module.css';
import { RequestFields } from './RequestFields.tsx';
import { EMPTY_FORM, type CaseForm } from './rules.ts';
import { SendBar } from './SendBar.tsx';
import { $sentCase, sending } from './sendStore.ts';
import { Sent } from './Sent.tsx';
import { editCase } from './store.ts';

interface ContactProps {
  texts: Texts['contact']['island'];
  form: FormTexts;
  failed: FailedTexts;
  /** The catalogue site's page of all answers. */
  faq: string;
  /** The address of the page of the customer's cases. */
  casesPage: string;
}

/** Fields take their values when they are first drawn. The key draws them again once the account, and with it the draft, is known. */
export const Contact = island(function Contact(props: ContactProps) {
  const user = useStore($user);
  const sent = useStore($sentCase);
  if (sent) {
    const { texts, casesPage } = props;
    return <Sent sent={sent} texts={texts.sent} filesLabel={texts.files.list} casesPage={casesPage} />;
  }
  return <ContactForm key={user ? 'known' : 'pending'} {...props} />;
});

function ContactForm({ texts, form, failed, faq }: ContactProps) {
  const root = useRef<HTMLDivElement>(null);
  const busy = useStore(sending.$busy);

  function keepTyped() {
    const element = root.current?.querySelector('form');
    if (element) editCase(readForm(new FormData(element)));
  }

  async function submit(): Promise<Submitted> {
    // Before the help data has loaded, the form has no fields to choose in.
    if (helpData.$load.get().status !== 'loaded') return { ok: false, message: texts.outcomes.noHelp };
    const problem = await sending.run();
    return problem ? { ok: false, message: texts.outcomes[problem] } : { ok: true };
  }

  return (
    <div ref={root} className={styles.contact} onInput={keepTyped}>
      <Form texts={form} onSubmit={submit} actions={<SendBar texts={texts} />}>
        <div className={styles.columns}>
          <div className={styles.choices} inert={busy}>
            <Choices texts={texts} failed={failed} />
          </div>
          <div className={styles.answers}>
            <Answers texts={texts} failed={failed} faq={faq} />
          </div>
          <div className={styles.request} inert={busy}>
            <RequestFields texts={texts.request}>
              <Attachments texts={texts.files} />
            </RequestFields>
          </div>
        </div>
      </Form>
    </div>
  );
}

/** The values of the form. Fields that are not drawn are left out. */
function readForm(values: FormData): Partial<CaseForm> {
  const names = Object.keys(EMPTY_FORM);
  return Object.fromEntries([...values].filter(([name]) => names.includes(name)));
}
