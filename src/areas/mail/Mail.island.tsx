import { useState, type ReactNode } from 'react';
import { SignOutButton } from '#account/SignOutButton.tsx';
import { $user } from '#account/user/store.ts';
import { format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { Button } from '#ui/Button.tsx';
import { Slotted } from '#ui/Contained.tsx';
import { island } from '#ui/island.tsx';
import { useLanguage } from '#ui/language.ts';
import { Notice } from '#ui/Notice.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Mail.module.css';
import { navigate } from 'astro:transitions/client';
import { computed } from 'nanostores';
import { oneAtATime } from '#account/change.ts';
import { takeWanted } from '#account/wanted.ts';
import { mustVerifyMail } from '#identity/identity.ts';
import { $session, renewToken } from '#identity/session.ts';
import { routePath } from '#sites/routes.ts';

/** Whether the customer still has to verify the e-mail address. Undefined where nobody is signed in. */
const $mustVerify = computed($session, (session) =>
  session.status === 'authenticated' ? mustVerifyMail(session.claims) : undefined,
);

/** Whether the tenant has said that the address is verified. Without that there may just be nothing to verify. */
const $isVerified = computed(
  $session,
  (session) => session.status === 'authenticated' && session.claims.emailVerified === true,
);

/**
 * The button "I have verified". A silent renewal brings the current claims of the provider. Where the provider
 * refuses the renewal, the session has ended, and start-up takes over.
 */
const checkVerified = oneAtATime(async (language: Language): Promise<'notYet' | 'failed'> => {
  try {
    await renewToken();
  } catch {
    return 'failed';
  }
  if ($mustVerify.get() === false) await goOn(language);
  return 'notYet';
});

interface MailProps {
  texts: Texts['mail']['island'];
  /** The button to change the address. The page passes it, since an area imports no other area. */
  children?: ReactNode;
}

/**
 * The button of the page is an island in this island. It stays in the document when there is nothing to verify: React
 * logs an error when an island is taken away before it is hydrated.
 */
export const Mail = island(function Mail({ texts, children }: MailProps) {
  const isNothing = useStore($mustVerify) === false;
  return (
    <section className={styles.mail}>
      {isNothing ? (
        <NothingToVerify texts={texts} />
      ) : (
        // The router may focus it before it is hydrated, by an attribute that React would report.
        <h1 {...(import.meta.env.DEV && { suppressHydrationWarning: true })}>{texts.title}</h1>
      )}
      <div className={`card ${styles.panel}`} hidden={isNothing}>
        <ToVerify texts={texts} />
        <div className={styles.wrong}>
          <p>{texts.wrongAddress}</p>
          <Slotted>{children}</Slotted>
        </div>
      </div>
    </section>
  );
});

function ToVerify({ texts }: MailProps) {
  const language = useLanguage();
  const user = useStore($user);
  const busy = useStore(checkVerified.$busy);
  const [result, setResult] = useState<'none' | 'notYet' | 'failed'>('none');
  const { sentTo, steps, check, notYet, failed, signOut } = texts;

  async function verify() {
    setResult('none');
    const found = await checkVerified.run(language);
    if (found) setResult(found);
  }

  return (
    <>
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
        <SignOutButton label={signOut} />
      </div>
    </>
  );
}

/**
 * For a customer with nothing to verify now: the address is verified already, or this is the first sign-in, or nobody
 * can say. Only what is known is said.
 */
function NothingToVerify({ texts }: MailProps) {
  const language = useLanguage();
  const isVerified = useStore($isVerified);
  const { action } = texts.verified;
  const { title, text } = isVerified ? texts.verified : texts.notNow;
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className="cluster">
        <Button variant="primary" onClick={() => void goOn(language)}>
          {action}
        </Button>
      </div>
    </>
  );
}

/** Goes to the page that the customer first asked for, or home. */
async function goOn(language: Language): Promise<void> {
  await navigate(takeWanted(routePath(language, 'home')), { history: 'replace' });
}
