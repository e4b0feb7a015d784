import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { $user } from '#account/user/store.ts';
import type { Language } from '#sites/site.ts';
import { Form, type Submitted } from '#ui/Form.tsx';
import type { FormWords } from '#ui/formState.ts';
import { island } from '#ui/island.tsx';
import { useStore } from '#ui/useStore.ts';
import type words from '../../../public/locales/fr/profile.json';
import { AccountFacts } from './AccountFacts.tsx';
import { countryOptions } from './countries.ts';
import { readProfile } from './formValues.ts';
import styles from './Profile.module.css';
import { Address, Consent, Contact, Identity } from './ProfileFields.tsx';
import type { Profile as ProfileValues } from './rules.ts';
import { SaveBar } from './SaveBar.tsx';
import { $draft, $profile, keepDraft, saveProfile, today } from './store.ts';

export type ProfileWords = (typeof words)['island'];

interface ProfileProps {
  language: Language;
  /** The site's, ISO 3166-1 alpha-2. */
  country: string;
  words: ProfileWords;
  form: FormWords;
  /** The site asks for an infix; elsewhere it is shown to who has one. */
  infixed: boolean;
}

const UNKNOWN: ProfileValues = {
  gender: undefined,
  firstName: '',
  infixName: '',
  lastName: '',
  birthDate: '',
  homePhone: '',
  mobilePhone: '',
  address: '',
  addressComplement: '',
  postalCode: '',
  city: '',
  country: '',
  optinMail: false,
  optinCommunication: false,
};

interface ProfileFormProps extends ProfileProps {
  profile: ProfileValues;
  /** YYYY-MM-DD */
  today?: string;
}

/** Until the account is known the empty form keeps its place: the very same size, out of reach. */
export const Profile = island(function Profile(props: ProfileProps) {
  const profile = useStore($profile);
  if (profile) return <ProfileForm key="known" profile={profile} today={today()} {...props} />;
  return (
    <>
      <p className="visually-hidden">{props.words.loading}</p>
      <div inert className={styles.pending}>
        <ProfileForm key="pending" profile={UNKNOWN} {...props} />
      </div>
    </>
  );
});

function ProfileForm({ profile, language, country, words, form, infixed, today }: ProfileFormProps) {
  const user = useStore($user);
  const draft = useStore($draft);
  const [unchanged, setUnchanged] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const shown = { ...profile, ...draft };
  const unsaved = Object.keys(draft).length > 0;

  function formElement(): HTMLFormElement | null {
    return root.current?.querySelector('form') ?? null;
  }

  function keepTyped() {
    const element = formElement();
    if (element) keepDraft(readProfile(new FormData(element), profile));
    setUnchanged(false);
  }

  async function submit(values: FormData): Promise<Submitted> {
    const result = await saveProfile(readProfile(values, profile));
    setUnchanged(result === 'unchanged');
    if (result === 'failed') return { ok: false, message: form.failed };
    if (result === 'saved') showSaved();
    return { ok: true };
  }

  /** The fields show what is saved from now on, unless the customer has gone on typing meanwhile. */
  function showSaved() {
    flushSync(keepTyped);
    if (Object.keys($draft.get()).length === 0) formElement()?.reset();
  }

  return (
    <div ref={root} className={styles.profile} onInput={keepTyped}>
      <Form
        // Most fields may stay empty: the page's first lines say which may not.
        words={{ ...form, optional: '' }}
        onSubmit={submit}
        actions={<SaveBar words={words} unsaved={unsaved} unchanged={unchanged} />}
      >
        <div className={styles.columns}>
          <div className={styles.column}>
            <Identity
              profile={shown}
              words={words}
              infix={infixed || profile.infixName !== ''}
              today={today}
            />
            <Contact profile={shown} mail={user?.mail ?? ''} words={words} />
          </div>
          <div className={styles.column}>
            <Address
              loadedCountry={profile.country}
              profile={shown}
              words={words}
              countries={profile === UNKNOWN ? [] : countryOptions(country, profile.country, language)}
            />
            <Consent profile={shown} words={words} />
            <AccountFacts user={user} words={words} />
          </div>
        </div>
      </Form>
    </div>
  );
}
