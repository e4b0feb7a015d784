import {
  AddressFields,
  BirthDateField,
  MailFact,
  NameFields,
  OptInFields,
  PhoneField,
  type DetailsWords,
} from '#account/details/DetailsFields.tsx';
import type { Details } from '#account/user/fields.ts';
import type { Texts } from '#i18n/texts.ts';
import { Panel } from '#ui/Panel.tsx';
import type { Option } from '#ui/Select.tsx';

interface SectionProps {
  details: Details;
  words: Texts['profile']['island'];
  fields: DetailsWords;
}

interface IdentityProps extends SectionProps {
  /** YYYY-MM-DD. */
  today: string | undefined;
}

export function Identity({ details, words, fields, today }: IdentityProps) {
  return (
    <Panel title={words.sections.identity}>
      <NameFields details={details} words={fields} infix />
      <BirthDateField
        details={details}
        words={fields}
        hint={words.birthDateHint}
        latest={today}
        tooLate={words.birthDateMax}
      />
    </Panel>
  );
}

export function Contact({ details, words, fields, mail }: SectionProps & { mail: string }) {
  return (
    <Panel title={words.sections.contact}>
      <MailFact mail={mail} hint={words.mailHint} words={fields} />
      <PhoneField name="mobilePhone" details={details} words={fields} />
      <PhoneField name="homePhone" details={details} words={fields} />
    </Panel>
  );
}

interface AddressProps extends SectionProps {
  countries: readonly Option[];
  loadedCountry: string;
}

export function Address({ details, words, fields, ...country }: AddressProps) {
  return (
    <Panel title={words.sections.address}>
      <AddressFields details={details} words={fields} {...country} />
    </Panel>
  );
}

export function Consent({ details, words, fields }: SectionProps) {
  return (
    <Panel title={words.sections.consent}>
      <OptInFields details={details} words={fields} />
    </Panel>
  );
}
