import type { FailedWords } from '#account/LoadView.tsx';
import { SignOutButton } from '#account/SignOutButton.tsx';
import { $user } from '#account/user/store.ts';
import { format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import type { FormWords } from '#ui/formState.ts';
import { island } from '#ui/island.tsx';
import { useLanguage } from '#ui/language.ts';
import { Panel } from '#ui/Panel.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Credentials.module.css';
import { Identities } from './Identities.tsx';
import { MailChangeButton } from './MailChangeButton.tsx';
import { PROVIDERS } from './rules.ts';
import { $acts, $askingPassword, $mayHaveMailed, askPassword, identities } from './store.ts';
import { when, YourData } from './YourData.tsx';

interface CredentialsProps {
  words: Texts['credentials']['island'];
  form: FormWords;
  failed: FailedWords;
}

/** Signing in, linked accounts, and the customer's data. Each panel acts by itself, apart from the form of the profile. */
export const Credentials = island(function Credentials({ words, form, failed }: CredentialsProps) {
  // Every field of these dialogs is required, so none is marked as optional.
  const own = { ...form, optional: '' };
  return (
    <div className={styles.panels}>
      <SignIn words={words} form={own} />
      <Identities words={words.identities} close={words.close} form={own} failed={failed} />
      <YourData words={words} form={own} />
      {/* An embedded page has no header, and so no menu to sign out in. */}
      <p className="when-embedded">
        <SignOutButton label={words.signOut} />
      </p>
    </div>
  );
});

interface SignInProps {
  words: Texts['credentials']['island'];
  form: FormWords;
}

/** The e-mail address and the password that the customer signs in with. */
function SignIn({ words, form }: SignInProps) {
  const language = useLanguage();
  const user = useStore($user);
  const busy = useStore($askingPassword);
  const mayHaveMailed = useStore($mayHaveMailed);
  const acts = useStore($acts);
  const linked = useStore(identities.$load);
  const main = linked.status === 'loaded' ? linked.value.find((one) => one.main) : undefined;
  const provider = PROVIDERS.find(({ id }) => id === main?.provider)?.name;
  const { label, lead, sent, change, maybe, again } = words.password;
  return (
    <Panel title={words.signIn}>
      <div className={styles.row}>
        <div>
          <strong>{words.mail.label}</strong>
          <p className="muted">{user?.mail ?? '\u00a0'}</p>
          {provider !== undefined && <p>{format(words.mail.social, { provider })}</p>}
          {acts?.mail !== undefined && <p>{when(words.mail.changed, acts.mail, language)}</p>}
        </div>
        <MailChangeButton label={words.mail.change} close={words.close} form={form} />
      </div>
      <div className={styles.row}>
        <div>
          <strong>{label}</strong>
          {acts?.password !== undefined && !mayHaveMailed ? (
            <p>{when(sent, acts.password, language)}</p>
          ) : (
            <p className="muted">{mayHaveMailed ? maybe : lead}</p>
          )}
        </div>
        <Button busy={busy} onClick={() => void askPassword()}>
          {mayHaveMailed ? again : change}
        </Button>
      </div>
    </Panel>
  );
}
