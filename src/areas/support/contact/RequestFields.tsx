import type { ReactNode } from 'react';
import { cinemas } from '#account/cinemas/store.ts';
import type { Texts } from '#i18n/texts.ts';
import { Field } from '#ui/form/fields.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Select } from '#ui/form/choices.tsx';
import { TextArea } from '#ui/form/fields.tsx';
import { useLanguage } from '#ui/language.ts';
import { useStore } from '#ui/useStore.ts';
import { cinemaOptions } from './rules.ts';
import { $form } from './store.ts';

/** The length that fits into a line of the list of cases. */
const SUBJECT_LENGTH = 120;
const DESCRIPTION_LENGTH = 4000;

interface RequestFieldsProps {
  texts: Texts['contact']['island']['request'];
  /** The field of attachments. */
  children: ReactNode;
}

export function RequestFields({ texts, children }: RequestFieldsProps) {
  const { subject, description } = useStore($form);
  return (
    <Panel title={texts.title}>
      <p className="muted">{texts.lead}</p>
      <Field
        name="subject"
        label={texts.subject}
        defaultValue={subject}
        maxLength={SUBJECT_LENGTH}
        autoComplete="off"
        required
      />
      <TextArea
        name="description"
        label={texts.description}
        hint={texts.descriptionHint}
        defaultValue={description}
        maxLength={DESCRIPTION_LENGTH}
        required
      />
      <CinemaChoice texts={texts} />
      {children}
    </Panel>
  );
}

/** Optional, so that a failed load of the cinemas does not stop the customer from writing. */
function CinemaChoice({ texts }: Pick<RequestFieldsProps, 'texts'>) {
  const language = useLanguage();
  const { cinema } = useStore($form);
  const load = useStore(cinemas.$load);
  const options = load.status === 'loaded' ? cinemaOptions(load.value, language) : [];
  return (
    // The select is drawn again with its loaded options, to choose the draft's cinema. It is inert before, since a focus in it would be lost.
    <div inert={load.status === 'idle' || load.status === 'loading'}>
      <Select
        key={options.length}
        name="cinema"
        label={texts.cinema}
        hint={load.status === 'failed' ? texts.noCinemas : undefined}
        placeholder={texts.anyCinema}
        options={options}
        defaultValue={cinema}
      />
    </div>
  );
}
