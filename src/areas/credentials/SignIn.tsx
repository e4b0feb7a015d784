import { $user } from '#account/user/store.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { Button } from '#ui/Button.tsx';
import type { FormWords } from '#ui/formState.ts';
import { Panel } from '#ui/Panel.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Credentials.module.css';
import { MailChangeButton } from './MailChangeButton.tsx';
import { $askingPassword, $mayHaveMailed, askPassword } from './store.ts';

interface SignInProps {
  language: Language;
  words: Texts['credentials']['island'];
  form: FormWords;
}

/** The e-mail address and the password that the customer signs in with. */
export function SignIn({ language, words, form }: SignInProps) {
  const user = useStore($user);
  const busy = useStore($askingPassword);
  const mayHaveMailed = useStore($mayHaveMailed);
  const { label, lead, change, maybe, again } = words.password;
  return (
    <Panel title={words.signIn}>
      <div className={styles.row}>
        <div>
          <strong>{words.mail.label}</strong>
          <p className="muted">{user?.mail ?? '\u00a0'}</p>
        </div>
        <MailChangeButton label={words.mail.change} close={words.close} {...{ language, form }} />
      </div>
      <div className={styles.row}>
        <div>
          <strong>{label}</strong>
          <p className="muted">{mayHaveMailed ? maybe : lead}</p>
        </div>
        <Button busy={busy} onClick={() => void askPassword()}>
          {mayHaveMailed ? again : change}
        </Button>
      </div>
    </Panel>
  );
}
