import {
  AddressFields,
  BirthDateField,
  MailFact,
  NameFields,
  OptInFields,
  PhoneField,
  type DetailsTexts,
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
  texts: Texts['profile']['island'];
  fields: DetailsTexts;
}

interface IdentityProps extends SectionProps {
  /** YYYY-MM-DD. */
  today: string | undefined;
}

export function Identity({ details, stored, texts, fields, today }: IdentityProps) {
  return (
    <Panel title={texts.sections.identity}>
      <NameFields
        details={details}
        stored={stored}
        texts={fields}
        infix={site.hasInfixes || stored.infixName !== '' || details.infixName !== ''}
      />
      <BirthDateField
        details={details}
        stored={stored}
        texts={fields}
        hint={texts.birthDateHint}
        latest={today}
        tooLate={texts.birthDateMax}
      />
    </Panel>
  );
}

export function Contact({ details, stored, texts, fields, mail }: SectionProps & { mail: string }) {
  return (
    <Panel title={texts.sections.contact}>
      <MailFact mail={mail} hint={texts.mailHint} texts={fields} />
      <PhoneField name="mobilePhone" details={details} stored={stored} texts={fields} />
      <PhoneField name="homePhone" details={details} stored={stored} texts={fields} />
    </Panel>
  );
}

interface AddressProps extends SectionProps {
  countries: readonly Option[];
  loadedCountry: string;
}

export function Address({ details, stored, texts, fields, ...country }: AddressProps) {
  return (
    <Panel title={texts.sections.address}>
      <AddressFields details={details} stored={stored} texts={fields} {...country} />
    </Panel>
  );
}

export function Consent({ details, texts, fields }: Omit<SectionProps, 'stored'>) {
  return (
    <Panel title={texts.sections.consent}>
      <OptInFields details={details} texts={fields} />
    </Panel>
  );
}
