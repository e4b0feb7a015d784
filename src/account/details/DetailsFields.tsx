import type { Details, Gender } from '#account/user/fields.ts';
import { Checkbox } from '#ui/form/choices.tsx';
import { DateField } from '#ui/form/choices.tsx';
import { Field, type TextFieldProps } from '#ui/form/fields.tsx';
import { RadioGroup } from '#ui/form/choices.tsx';
import { Select, type Option } from '#ui/form/choices.tsx';
import type texts from '#locales/fr/details.json';
import styles from './Details.module.css';
import { PHONE } from './details.ts';

export type DetailsTexts = typeof texts;

/** Fields of the customer's details, for the forms that ask for them. */
interface FieldsProps {
  details: Details;
  /** What the account has: its rules are for what is changed. */
  stored: Partial<Details>;
  texts: DetailsTexts;
}

/** Earliest birth date. */
const EARLIEST_BIRTH = '1900-01-01';

export function NameFields({ details, stored, texts, infix }: FieldsProps & { infix: boolean }) {
  const { label, mr, ms, other } = texts.gender;
  const titles: (Option & { value: Gender })[] = [
    { value: 'mr', label: mr },
    { value: 'ms', label: ms },
    { value: 'other', label: other },
  ];
  return (
    <>
      <div className={styles.titles}>
        <RadioGroup name="gender" label={label} defaultValue={details.gender} options={titles} />
      </div>
      <Field
        name="firstName"
        label={texts.firstName}
        required
        autoComplete="given-name"
        defaultValue={details.firstName}
        stored={stored.firstName}
      />
      {infix && (
        <Field
          name="infixName"
          label={texts.infixName}
          hint={texts.infixHint}
          autoComplete="additional-name"
          defaultValue={details.infixName}
          stored={stored.infixName}
        />
      )}
      <Field
        name="lastName"
        label={texts.lastName}
        required
        autoComplete="family-name"
        defaultValue={details.lastName}
        stored={stored.lastName}
      />
    </>
  );
}

interface BirthDateFieldProps extends FieldsProps, Pick<TextFieldProps, 'required' | 'hint'> {
  /** `YYYY-MM-DD`. */
  latest: string | undefined;
  /** Error text for a later date. */
  tooLate: string;
}

export function BirthDateField({ details, stored, texts, latest, tooLate, ...field }: BirthDateFieldProps) {
  return (
    <DateField
      {...field}
      name="birthDate"
      label={texts.birthDate}
      parts={texts.birthDateParts}
      earliest={EARLIEST_BIRTH}
      latest={latest}
      defaultValue={details.birthDate}
      stored={stored.birthDate}
      texts={{ min: texts.birthDateMin, max: tooLate, pattern: texts.birthDatePattern }}
    />
  );
}

/** Shows the e-mail address, which is changed in another form because the customer signs in with it. */
export function MailFact({ mail, hint, texts }: { mail: string; hint: string; texts: DetailsTexts }) {
  return (
    <dl className={styles.fact}>
      <dt>{texts.mail}</dt>
      <dd>{mail || '\u00a0'}</dd>
      <dd className="muted">{hint}</dd>
    </dl>
  );
}

const PHONES = { mobilePhone: 'tel', homePhone: 'home tel' } as const;

export function PhoneField({ name, details, stored, texts }: FieldsProps & { name: keyof typeof PHONES }) {
  return (
    <Field
      type="tel"
      name={name}
      label={texts[name]}
      autoComplete={PHONES[name]}
      pattern={PHONE}
      defaultValue={details[name]}
      stored={stored[name]}
      texts={{ pattern: texts.phonePattern }}
    />
  );
}

interface AddressFieldsProps extends FieldsProps {
  countries: readonly Option[];
  loadedCountry: string;
}

export function AddressFields({ details, stored, texts, countries, loadedCountry }: AddressFieldsProps) {
  return (
    <>
      <Field
        name="address"
        label={texts.address}
        autoComplete="address-line1"
        defaultValue={details.address}
        stored={stored.address}
      />
      <Field
        name="addressComplement"
        label={texts.addressComplement}
        autoComplete="address-line2"
        defaultValue={details.addressComplement}
        stored={stored.addressComplement}
      />
      <div className={styles.town}>
        <Field
          name="postalCode"
          label={texts.postalCode}
          autoComplete="postal-code"
          defaultValue={details.postalCode}
          stored={stored.postalCode}
        />
        <Field
          name="city"
          label={texts.city}
          autoComplete="address-level2"
          defaultValue={details.city}
          stored={stored.city}
        />
      </div>
      <Select
        // React sets the default of a select once. A country that loads later needs a new element.
        key={loadedCountry}
        name="country"
        label={texts.country}
        placeholder={texts.countryPlaceholder}
        autoComplete="country"
        options={countries}
        defaultValue={details.country}
      />
    </>
  );
}

export function OptInFields({ details, texts }: Omit<FieldsProps, 'stored'>) {
  return (
    <div>
      <Checkbox name="optinMail" label={texts.optinMail} defaultChecked={details.optinMail} />
      <Checkbox
        name="optinCommunication"
        label={texts.optinCommunication}
        defaultChecked={details.optinCommunication}
      />
    </div>
  );
}
