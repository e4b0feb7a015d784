import type { FailedTexts } from '#account/LoadView.tsx';
import { SignOutButton } from '#account/SignOutButton.tsx';
import { $user } from '#account/user/store.ts';
import { format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import type { FormTexts } from '#ui/formState.ts';
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
  texts: Texts['credentials']['island'];
  form: FormTexts;
  failed: FailedTexts;
}

/** Signing in, linked accounts, and the customer's data. Each panel acts by itself, apart from the form of the profile. */
export const Credentials = island(function Credentials({ texts, form, failed }: CredentialsProps) {
  // Every field of these dialogs is required, so none is marked as optional.
  const own = { ...form, optional: '' };
  return (
    <div className={styles.panels}>
      <SignIn texts={texts} form={own} />
      <Identities texts={texts.identities} close={texts.close} form={own} failed={failed} />
      <YourData texts={texts} form={own} />
      {/* An embedded page has no header, and so no menu to sign out in. */}
      <p className="when-embedded">
        <SignOutButton label={texts.signOut} />
      </p>
    </div>
  );
});

interface SignInProps {
  texts: Texts['credentials']['island'];
  form: FormTexts;
}

/** The e-mail address and the password that the customer signs in with. */
function SignIn({ texts, form }: SignInProps) {
  const language = useLanguage();
  const user = useStore($user);
  const busy = useStore($askingPassword);
  const mayHaveMailed = useStore($mayHaveMailed);
  const acts = useStore($acts);
  const linked = useStore(identities.$load);
  const main = linked.status === 'loaded' ? linked.value.find((one) => one.main) : undefined;
  const provider = PROVIDERS.find(({ id }) => id === main?.provider)?.name;
  const { label, lead, sent, change, maybe, again } = texts.password;
  return (
    <Panel title={texts.signIn}>
      <div className={styles.row}>
        <div>
          <strong>{texts.mail.label}</strong>
          <p className="muted">{user?.mail ?? '\u00a0'}</p>
          {provider !== undefined && <p>{format(texts.mail.social, { provider })}</p>}
          {acts?.mail !== undefined && <p>{when(texts.mail.changed, acts.mail, language)}</p>}
        </div>
        <MailChangeButton label={texts.mail.change} close={texts.close} form={form} />
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
