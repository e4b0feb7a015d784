import { useState, type ReactNode } from 'react';
import { SignOutButton } from '#account/SignOutButton.tsx';
import { $user } from '#account/user/store.ts';
import { format } from '#i18n/format.ts';
import type { Language } from '#sites/site.ts';
import { Button } from '#ui/Button.tsx';
import { island } from '#ui/island.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Mail.module.css';
import { $isVerified, $mustVerify, checkVerified, goOn } from './store.ts';
import type { MailWords } from './words.ts';

interface MailProps {
  language: Language;
  words: MailWords;
  /** The button to change the address. The page passes it, since an area imports no other area. */
  children?: ReactNode;
}

export const Mail = island(function Mail(props: MailProps) {
  return useStore($mustVerify) === false ? <NothingToVerify {...props} /> : <ToVerify {...props} />;
});

function ToVerify({ language, words, children }: MailProps) {
  const user = useStore($user);
  const busy = useStore(checkVerified.$busy);
  const [result, setResult] = useState<'none' | 'notYet' | 'failed'>('none');
  const { title, sentTo, steps, check, notYet, failed, wrongAddress, signOut } = words;

  async function verify() {
    setResult('none');
    const found = await checkVerified.run(language);
    if (found) setResult(found);
  }

  return (
    <section className={styles.mail}>
      <h1>{title}</h1>
      <div className={`card ${styles.panel}`}>
        <p>{sentTo}</p>
        <p className={styles.address}>{user?.mail ?? '\u00a0'}</p>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div role="status">
          {result === 'notYet' && (
            <Notice tone="info" title={notYet.title}>
              {format(notYet.text, { mail: user?.mail })}
            </Notice>
          )}
        </div>
        <div role="alert">{result === 'failed' && <Notice tone="danger">{failed}</Notice>}</div>
        <div className="cluster">
          <Button variant="primary" busy={busy} onClick={() => void verify()}>
            {check}
          </Button>
          <SignOutButton language={language} label={signOut} />
        </div>
        <div className={styles.wrong}>
          <p>{wrongAddress}</p>
          {children}
        </div>
      </div>
    </section>
  );
}

/**
 * For a customer with nothing to verify now: the address is verified already, or this is the first sign-in, or nobody
 * can say. Only what is known is said.
 */
function NothingToVerify({ language, words }: MailProps) {
  const isVerified = useStore($isVerified);
  const { action } = words.verified;
  const { title, text } = isVerified ? words.verified : words.notNow;
  return (
    <section className={styles.mail}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className="cluster">
        <Button variant="primary" onClick={() => void goOn(language)}>
          {action}
        </Button>
      </div>
    </section>
  );
}
