import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/Field.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Select, type Option } from '#ui/Select.tsx';
import type { ProfileWords } from './Profile.island.tsx';
import styles from './Profile.module.css';
import type { Profile } from './rules.ts';

interface SectionProps {
  profile: Profile;
  words: ProfileWords;
}

/** Nobody who signs in was born before; a year typed with two digits is. */
const EARLIEST_BIRTH = '1900-01-01';

/** What people write between digits, and nothing about how many: countries differ. */
const PHONE = String.raw`\s*\+?[\d\s.\(\)\/\-]{6,}`;

interface IdentityProps extends SectionProps {
  infix: boolean;
  /** YYYY-MM-DD */
  today: string | undefined;
}

export function Identity({ profile, words, infix, today }: IdentityProps) {
  const { label, mr, ms, other } = words.gender;
  return (
    <Panel title={words.sections.identity}>
      <div className={styles.titles}>
        <RadioGroup
          name="gender"
          label={label}
          defaultValue={profile.gender}
          options={[
            { value: 'mr', label: mr },
            { value: 'ms', label: ms },
            { value: 'other', label: other },
          ]}
        />
      </div>
      <Field
        name="firstName"
        label={words.firstName}
        required
        autoComplete="given-name"
        defaultValue={profile.firstName}
      />
      {infix && (
        <Field
          name="infixName"
          label={words.infixName}
          hint={words.infixHint}
          autoComplete="additional-name"
          defaultValue={profile.infixName}
        />
      )}
      <Field
        name="lastName"
        label={words.lastName}
        required
        autoComplete="family-name"
        defaultValue={profile.lastName}
      />
      <Field
        type="date"
        name="birthDate"
        label={words.birthDate}
        hint={words.birthDateHint}
        autoComplete="bday"
        min={EARLIEST_BIRTH}
        max={today}
        defaultValue={profile.birthDate}
        words={{ min: words.birthDateMin, max: words.birthDateMax, pattern: words.birthDatePattern }}
      />
    </Panel>
  );
}

export function Contact({ profile, words, mail }: SectionProps & { mail: string }) {
  const phone = { pattern: words.phonePattern };
  return (
    <Panel title={words.sections.contact}>
      <dl className={styles.fact}>
        <dt>{words.mail}</dt>
        <dd>{mail || '\u00a0'}</dd>
        <dd className="muted">{words.mailHint}</dd>
      </dl>
      <Field
        type="tel"
        name="mobilePhone"
        label={words.mobilePhone}
        autoComplete="tel"
        pattern={PHONE}
        defaultValue={profile.mobilePhone}
        words={phone}
      />
      <Field
        type="tel"
        name="homePhone"
        label={words.homePhone}
        autoComplete="home tel"
        pattern={PHONE}
        defaultValue={profile.homePhone}
        words={phone}
      />
    </Panel>
  );
}

interface AddressProps extends SectionProps {
  countries: readonly Option[];
  loadedCountry: string;
}

export function Address({ profile, words, countries, loadedCountry }: AddressProps) {
  return (
    <Panel title={words.sections.address}>
      <Field
        name="address"
        label={words.address}
        autoComplete="address-line1"
        defaultValue={profile.address}
      />
      <Field
        name="addressComplement"
        label={words.addressComplement}
        autoComplete="address-line2"
        defaultValue={profile.addressComplement}
      />
      <div className={styles.town}>
        <Field
          name="postalCode"
          label={words.postalCode}
          autoComplete="postal-code"
          defaultValue={profile.postalCode}
        />
        <Field name="city" label={words.city} autoComplete="address-level2" defaultValue={profile.city} />
      </div>
      <Select
        // React sets the choice of a select once: what is loaded later needs a new one.
        key={loadedCountry}
        name="country"
        label={words.country}
        placeholder={words.countryPlaceholder}
        autoComplete="country"
        options={countries}
        defaultValue={profile.country}
      />
    </Panel>
  );
}

export function Consent({ profile, words }: SectionProps) {
  return (
    <Panel title={words.sections.consent}>
      <div>
        <Checkbox name="optinMail" label={words.optinMail} defaultChecked={profile.optinMail} />
        <Checkbox
          name="optinCommunication"
          label={words.optinCommunication}
          defaultChecked={profile.optinCommunication}
        />
      </div>
    </Panel>
  );
}
