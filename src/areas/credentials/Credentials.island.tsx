import { SignOutButton } from '#account/SignOutButton.tsx';
import type { FailedWords } from '#account/LoadView.tsx';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import type { FormWords } from '#ui/formState.ts';
import { island } from '#ui/island.tsx';
import styles from './Credentials.module.css';
import { Identities } from './Identities.tsx';
import { SignIn } from './SignIn.tsx';
import { YourData } from './YourData.tsx';

interface CredentialsProps {
  language: Language;
  words: Texts['credentials']['island'];
  form: FormWords;
  failed: FailedWords;
}

/** Signing in, linked accounts, and the customer's data. Each panel acts by itself, apart from the form of the profile. */
export const Credentials = island(function Credentials({ language, words, form, failed }: CredentialsProps) {
  // Every field of these dialogs is required, so none is marked as optional.
  const own = { ...form, optional: '' };
  return (
    <div className={styles.panels}>
      <SignIn words={words} form={own} language={language} />
      <Identities words={words.identities} close={words.close} form={own} {...{ language, failed }} />
      <YourData words={words} form={own} language={language} />
      {/* An embedded page has no header, and so no menu to sign out in. */}
      <p className="when-embedded">
        <SignOutButton language={language} label={words.signOut} />
      </p>
    </div>
  );
});
