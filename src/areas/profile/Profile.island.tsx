import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { countryOptions, type CountryNames } from '#account/details/countries.ts';
import { NO_DETAILS } from '#account/details/details.ts';
import type { DetailsTexts } from '#account/details/DetailsFields.tsx';
import { readDetails } from '#account/details/formValues.ts';
import { submitted } from '#account/submitted.ts';
import type { Details } from '#account/user/fields.ts';
import { $user } from '#account/user/store.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { Form, type Submitted } from '#ui/form/Form.tsx';
import type { FormTexts } from '#ui/formState.ts';
import { island } from '#ui/island.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { useLanguage } from '#ui/language.ts';
import { useStore } from '#ui/useStore.ts';
import { AccountFacts } from './AccountFacts.tsx';
import styles from './Profile.module.css';
import { Address, Consent, Contact, Identity } from './ProfileFields.tsx';
import { $draft, $profile, discardDraft, keepDraft, saveProfile, today } from './store.ts';

interface ProfileProps {
  countryNames: CountryNames;
  texts: Texts['profile']['island'];
  fields: DetailsTexts;
  form: FormTexts;
}

interface ProfileFormProps extends ProfileProps {
  profile: Details;
  /** YYYY-MM-DD. */
  today?: string;
}

/** Until the account is known the empty form is inert, in its final size. */
export const Profile = island(function Profile(props: ProfileProps) {
  const profile = useStore($profile);
  if (profile) return <ProfileForm key="known" profile={profile} today={today()} {...props} />;
  return (
    <>
      <p className="visually-hidden">{props.texts.loading}</p>
      <div inert className={styles.pending}>
        <ProfileForm key="pending" profile={NO_DETAILS} {...props} />
      </div>
    </>
  );
});

function ProfileForm({ profile, countryNames, texts, fields, form, today }: ProfileFormProps) {
  const language = useLanguage();
  const user = useStore($user);
  const draft = useStore($draft);
  const [note, setNote] = useState('');
  /** A discarded form is made anew: a select keeps the choice that it began with. */
  const [discarded, setDiscarded] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const shown = { ...profile, ...draft };
  const unsaved = Object.keys(draft).length > 0;

  function formElement(): HTMLFormElement | null {
    return root.current?.querySelector('form') ?? null;
  }

  function keepTyped() {
    const element = formElement();
    if (element) keepDraft(readDetails(new FormData(element), profile));
    setNote('');
  }

  function discard() {
    flushSync(() => {
      discardDraft();
      setDiscarded(discarded + 1);
      setNote('');
    });
    // The pressed button is gone.
    formElement()?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }

  async function submit(values: FormData): Promise<Submitted> {
    const outcome = await saveProfile(readDetails(values, profile));
    setNote(outcome.kind === 'unchanged' ? texts.unchanged : '');
    if (outcome.kind === 'done') showSaved();
    return submitted(outcome, form);
  }

  /** Shows the saved values in the fields, unless the customer has typed more meanwhile. */
  function showSaved() {
    flushSync(keepTyped);
    if (Object.keys($draft.get()).length === 0) formElement()?.reset();
  }

  return (
    <div ref={root} className={`${styles.profile} ${unsaved ? styles.unsaved : ''}`} onInput={keepTyped}>
      <Form
        key={discarded}
        // Most fields may stay empty, so no label says so: the first lines of the page name the required ones.
        texts={{ ...form, optional: '' }}
        onSubmit={submit}
        actions={<SaveBar texts={texts} unsaved={unsaved} note={note} onDiscard={discard} />}
      >
        <div className={styles.columns}>
          <div className={styles.column}>
            <Identity details={shown} stored={profile} texts={texts} fields={fields} today={today} />
            <Contact details={shown} stored={profile} mail={user?.mail ?? ''} texts={texts} fields={fields} />
          </div>
          <div className={styles.column}>
            <Address
              loadedCountry={profile.country}
              details={shown}
              stored={profile}
              texts={texts}
              fields={fields}
              countries={
                profile === NO_DETAILS ? [] : countryOptions(countryNames, profile.country, language)
              }
            />
            <Consent details={shown} texts={texts} fields={fields} />
          </div>
        </div>
      </Form>
      <AccountFacts user={user} texts={texts} />
    </div>
  );
}

interface SaveBarProps {
  texts: Texts['profile']['island'];
  unsaved: boolean;
  /** Said once: what the last press of a button came to. */
  note: string;
  onDiscard: () => void;
}

function SaveBar({ texts, unsaved, note, onDiscard }: SaveBarProps) {
  return (
    <>
      <div className={styles.note}>
        {unsaved && <p>{texts.unsaved}</p>}
        <p role="status">{note}</p>
      </div>
      {unsaved && (
        <Button variant="quiet" onClick={onDiscard}>
          {texts.discard}
        </Button>
      )}
      <SubmitButton>{texts.save}</SubmitButton>
    </>
  );
}
