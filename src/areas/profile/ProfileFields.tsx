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
import { site } from '#sites/current.ts';
import { Panel } from '#ui/Panel.tsx';
import type { Option } from '#ui/form/choices.tsx';

interface SectionProps {
  details: Details;
  /** The account's. */
  stored: Details;
  words: Texts['profile']['island'];
  fields: DetailsWords;
}

interface IdentityProps extends SectionProps {
  /** YYYY-MM-DD. */
  today: string | undefined;
}

export function Identity({ details, stored, words, fields, today }: IdentityProps) {
  return (
    <Panel title={words.sections.identity}>
      <NameFields
        details={details}
        stored={stored}
        words={fields}
        infix={site.hasInfixes || stored.infixName !== '' || details.infixName !== ''}
      />
      <BirthDateField
        details={details}
        stored={stored}
        words={fields}
        hint={words.birthDateHint}
        latest={today}
        tooLate={words.birthDateMax}
      />
    </Panel>
  );
}

export function Contact({ details, stored, words, fields, mail }: SectionProps & { mail: string }) {
  return (
    <Panel title={words.sections.contact}>
      <MailFact mail={mail} hint={words.mailHint} words={fields} />
      <PhoneField name="mobilePhone" details={details} stored={stored} words={fields} />
      <PhoneField name="homePhone" details={details} stored={stored} words={fields} />
    </Panel>
  );
}

interface AddressProps extends SectionProps {
  countries: readonly Option[];
  loadedCountry: string;
}

export function Address({ details, stored, words, fields, ...country }: AddressProps) {
  return (
    <Panel title={words.sections.address}>
      <AddressFields details={details} stored={stored} words={fields} {...country} />
    </Panel>
  );
}

export function Consent({ details, words, fields }: Omit<SectionProps, 'stored'>) {
  return (
    <Panel title={words.sections.consent}>
      <OptInFields details={details} words={fields} />
    </Panel>
  );
}
