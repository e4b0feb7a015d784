import type { Details, Gender } from '#account/user/fields.ts';
import { Checkbox } from '#ui/form/choices.tsx';
import { DateField } from '#ui/form/choices.tsx';
import { Field, type TextFieldProps } from '#ui/form/fields.tsx';
import { RadioGroup } from '#ui/form/choices.tsx';
import { Select, type Option } from '#ui/form/choices.tsx';
import type words from '#locales/fr/details.json';
import styles from './Details.module.css';
import { PHONE } from './details.ts';

export type DetailsWords = typeof words;

/** Fields of the customer's details, for the forms that ask for them. */
interface FieldsProps {
  details: Details;
  /** What the account has: its rules are for what is changed. */
  stored: Partial<Details>;
  words: DetailsWords;
}

/** Earliest birth date. */
const EARLIEST_BIRTH = '1900-01-01';

export function NameFields({ details, stored, words, infix }: FieldsProps & { infix: boolean }) {
  const { label, mr, ms, other } = words.gender;
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
        label={words.firstName}
        required
        autoComplete="given-name"
        defaultValue={details.firstName}
        stored={stored.firstName}
      />
      {infix && (
        <Field
          name="infixName"
          label={words.infixName}
          hint={words.infixHint}
          autoComplete="additional-name"
          defaultValue={details.infixName}
          stored={stored.infixName}
        />
      )}
      <Field
        name="lastName"
        label={words.lastName}
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

export function BirthDateField({ details, stored, words, latest, tooLate, ...field }: BirthDateFieldProps) {
  return (
    <DateField
      {...field}
      name="birthDate"
      label={words.birthDate}
      parts={words.birthDateParts}
      earliest={EARLIEST_BIRTH}
      latest={latest}
      defaultValue={details.birthDate}
      stored={stored.birthDate}
      words={{ min: words.birthDateMin, max: tooLate, pattern: words.birthDatePattern }}
    />
  );
}

/** Shows the e-mail address, which is changed in another form because the customer signs in with it. */
export function MailFact({ mail, hint, words }: { mail: string; hint: string; words: DetailsWords }) {
  return (
    <dl className={styles.fact}>
      <dt>{words.mail}</dt>
      <dd>{mail || '\u00a0'}</dd>
      <dd className="muted">{hint}</dd>
    </dl>
  );
}

const PHONES = { mobilePhone: 'tel', homePhone: 'home tel' } as const;

export function PhoneField({ name, details, stored, words }: FieldsProps & { name: keyof typeof PHONES }) {
  return (
    <Field
      type="tel"
      name={name}
      label={words[name]}
      autoComplete={PHONES[name]}
      pattern={PHONE}
      defaultValue={details[name]}
      stored={stored[name]}
      words={{ pattern: words.phonePattern }}
    />
  );
}

interface AddressFieldsProps extends FieldsProps {
  countries: readonly Option[];
  loadedCountry: string;
}

export function AddressFields({ details, stored, words, countries, loadedCountry }: AddressFieldsProps) {
  return (
    <>
      <Field
        name="address"
        label={words.address}
        autoComplete="address-line1"
        defaultValue={details.address}
        stored={stored.address}
      />
      <Field
        name="addressComplement"
        label={words.addressComplement}
        autoComplete="address-line2"
        defaultValue={details.addressComplement}
        stored={stored.addressComplement}
      />
      <div className={styles.town}>
        <Field
          name="postalCode"
          label={words.postalCode}
          autoComplete="postal-code"
          defaultValue={details.postalCode}
          stored={stored.postalCode}
        />
        <Field
          name="city"
          label={words.city}
          autoComplete="address-level2"
          defaultValue={details.city}
          stored={stored.city}
        />
      </div>
      <Select
        // React sets the default of a select once. A country that loads later needs a new element.
        key={loadedCountry}
        name="country"
        label={words.country}
        placeholder={words.countryPlaceholder}
        autoComplete="country"
        options={countries}
        defaultValue={details.country}
      />
    </>
  );
}

export function OptInFields({ details, words }: Omit<FieldsProps, 'stored'>) {
  return (
    <div>
      <Checkbox name="optinMail" label={words.optinMail} defaultChecked={details.optinMail} />
      <Checkbox
        name="optinCommunication"
        label={words.optinCommunication}
        defaultChecked={details.optinCommunication}
      />
    </div>
  );
}
