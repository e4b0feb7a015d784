import type { FailedWords } from '#account/LoadView.tsx';
import { SignOutButton } from '#account/SignOutButton.tsx';
import { $user } from '#account/user/store.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { Button } from '#ui/Button.tsx';
import type { FormWords } from '#ui/formState.ts';
import { island } from '#ui/island.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Credentials.module.css';
import { Identities } from './Identities.tsx';
import { MailChangeButton } from './MailChangeButton.tsx';
import { $askingPassword, $mayHaveMailed, askPassword } from './store.ts';
import { FILES } from 'virtual:credential-dialog-texts';
import { useState } from 'react';
import { DialogButton } from '#account/useDialog.tsx';
import { format } from '#i18n/format.ts';
import { Notice } from '#ui/Notice.tsx';
import type { Saved } from './ownData.ts';

interface YourDataProps {
  language: Language;
  words: Texts['credentials']['island'];
  form: FormWords;
}

interface DownloadProps {
  language: Language;
  words: Texts['credentials']['island']['data'];
}

interface Result {
  tone: 'success' | 'warning' | 'danger';
  text: string;
}

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

interface SignInProps {
  language: Language;
  words: Texts['credentials']['island'];
  form: FormWords;
}

/** The e-mail address and the password that the customer signs in with. */
function SignIn({ language, words, form }: SignInProps) {
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

/** Downloading the data, and deleting the account. */
function YourData({ language, words, form }: YourDataProps) {
  const { deletion, close } = words;
  return (
    <Panel title={words.data.title}>
      <Download language={language} words={words.data} />
      <div className={styles.row}>
        <div>
          <strong>{deletion.label}</strong>
          <p className="muted">{deletion.hint}</p>
        </div>
        <DialogButton
          label={deletion.open}
          load={async () => {
            const [{ Deletion }, { consequences }, { default: own }] = await Promise.all([
              import('./Deletion.tsx'),
              import('./ownData.ts'),
              FILES[language](),
            ]);
            void consequences.reload();
            return (onClose) => <Deletion words={own.deletion} {...{ language, close, form, onClose }} />;
          }}
        />
      </div>
    </Panel>
  );
}

function Download({ language, words }: DownloadProps) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();

  async function download() {
    setResult(undefined);
    setBusy(true);
    try {
      const [{ saveDataFile }, { default: own }] = await Promise.all([
        import('./ownData.ts'),
        FILES[language](),
      ]);
      setResult(resultOf(await saveDataFile(), { ...words, ...own.data }, language));
    } catch {
      setResult({ tone: 'danger', text: words.failed });
    }
    setBusy(false);
  }

  return (
    <>
      <div className={styles.row}>
        <div>
          <strong>{words.label}</strong>
          <p className="muted">{words.hint}</p>
        </div>
        <Button busy={busy} onClick={() => void download()}>
          {words.download}
        </Button>
      </div>
      <div role="status">{result && <Notice tone={result.tone}>{result.text}</Notice>}</div>
    </>
  );
}

function resultOf(
  saved: Saved,
  words: Texts['credentials']['island']['data'] & Texts['credentialDialogs']['data'],
  language: Language,
): Result {
  switch (saved.kind) {
    case 'complete':
      return { tone: 'success', text: words.complete };
    case 'failed':
      return { tone: 'danger', text: words.failed };
    case 'partial': {
      const names = saved.missing.map((part) => words.parts[part]);
      const list = new Intl.ListFormat(language).format(names);
      return { tone: 'warning', text: format(words.partial, { list }) };
    }
  }
}
