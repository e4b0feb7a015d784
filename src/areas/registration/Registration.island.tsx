import type { InputEvent } from 'react';
import { countryOptions, type CountryNames } from '#account/details/countries.ts';
import { NO_CONSENT, NO_DETAILS } from '#account/details/details.ts';
import {
  AddressFields,
  BirthDateField,
  MailFact,
  NameFields,
  OptInFields,
  PhoneField,
  type DetailsTexts,
} from '#account/details/DetailsFields.tsx';
import { readShown } from '#account/details/formValues.ts';
import { SignOutButton } from '#account/SignOutButton.tsx';
import { submitted } from '#account/submitted.ts';
import type { Details } from '#account/user/fields.ts';
import { $user } from '#account/user/store.ts';
import { format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { Checkbox } from '#ui/form/choices.tsx';
import { Form, type Submitted } from '#ui/form/Form.tsx';
import type { FormTexts } from '#ui/formState.ts';
import { island } from '#ui/island.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { useLanguage } from '#ui/language.ts';
import { useStore } from '#ui/useStore.ts';
import styles from './Registration.module.css';
import { passing } from './rules.ts';
import { $ageRestriction, $known, $typed, keepTyped, latestBirth, register } from './store.ts';

interface RegistrationProps {
  countryNames: CountryNames;
  /** True when the site always asks for an infix. Otherwise only customers who have one see the field. */
  infixed: boolean;
  /** Years. The value of the settings at build, used until the current settings are known. */
  ageRestriction: number;
  /** The address of the general terms on the catalogue site. */
  terms: string;
  texts: Texts['registration']['island'];
  fields: DetailsTexts;
  form: FormTexts;
}

/** Until the account is known the empty form is inert. */
export const Registration = island(function Registration(props: RegistrationProps) {
  const known = useStore($known);
  if (known)
    return (
      <div onInput={keepWhatStandsIn}>
        <RegistrationForm key="known" known={known} {...props} />
      </div>
    );
  return (
    <div inert>
      <RegistrationForm key="pending" known={NO_DETAILS} {...props} />
    </div>
  );
});

function keepWhatStandsIn({ currentTarget }: InputEvent<HTMLElement>) {
  const form = currentTarget.querySelector('form');
  if (form) keepTyped(readShown(new FormData(form)));
}

function RegistrationForm({ known, texts, fields, form, ...page }: RegistrationProps & { known: Details }) {
  const language = useLanguage();
  const user = useStore($user);
  const years = useStore($ageRestriction) ?? page.ageRestriction;
  // The customer must give consent here, whatever the account holds.
  const details = { ...known, ...NO_CONSENT, ...useStore($typed) };
  const age = { age: years };
  // Not at build: the day would be out of date.
  const latest = user && latestBirth(years);
  const stored = passing(known, latest);

  async function submit(values: FormData): Promise<Submitted> {
    return submitted(await register(readShown(values), language), texts);
  }

  return (
    <Form
      texts={form}
      onSubmit={submit}
      actions={
        <>
          <SubmitButton>{texts.submit}</SubmitButton>
          <SignOutButton label={texts.signOut} />
        </>
      }
    >
      <div className={styles.panels}>
        <Panel title={texts.sections.identity}>
          <NameFields
            details={details}
            stored={stored}
            texts={fields}
            infix={page.infixed || known.infixName !== ''}
          />
          <BirthDateField
            details={details}
            stored={stored}
            texts={fields}
            required
            hint={format(texts.birthDateHint, age)}
            latest={latest}
            tooLate={format(texts.tooYoung, age)}
          />
        </Panel>
        <Panel title={texts.sections.contact}>
          <MailFact mail={user?.mail ?? ''} hint={texts.mailHint} texts={fields} />
          <PhoneField name="mobilePhone" details={details} stored={stored} texts={fields} />
          <AddressFields
            details={details}
            stored={stored}
            texts={fields}
            loadedCountry={known.country}
            countries={known === NO_DETAILS ? [] : countryOptions(page.countryNames, known.country, language)}
          />
        </Panel>
        <Panel title={texts.sections.consent}>
          <OptInFields details={details} texts={fields} />
          <Terms address={page.terms} texts={texts.terms} />
        </Panel>
      </div>
    </Form>
  );
}

interface TermsProps {
  address: string;
  texts: Texts['registration']['island']['terms'];
}

/** The link stands beside the label, so that opening the terms does not accept them. It opens a new tab, so that the typed values stay. */
function Terms({ address, texts }: TermsProps) {
  return (
    <div className={styles.terms}>
      <Checkbox name="terms" label={texts.accept} required texts={{ required: texts.required }} />
      <a href={address} target="_blank" rel="noopener">
        {texts.read}
      </a>
    </div>
  );
}
