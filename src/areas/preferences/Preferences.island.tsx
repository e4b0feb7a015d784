import { $user } from '#account/user/store.ts';
import { format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { island } from '#ui/island.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useStore } from '#ui/useStore.ts';
import { OPT_INS } from './contract.ts';
import styles from './Preferences.module.css';
import { $doubtful, $optIns, checking, switchOptIn } from './store.ts';

interface PreferencesProps {
  texts: Texts['preferences']['island'];
}

/** Until the account is known the switches are inert, in their final size. */
export const Preferences = island(function Preferences({ texts }: PreferencesProps) {
  const user = useStore($user);
  const optIns = useStore($optIns);
  const doubtful = useStore($doubtful);
  return (
    <>
      {!user && <p className="visually-hidden">{texts.loading}</p>}
      <div inert={!user} className={user ? styles.preferences : `${styles.preferences} ${styles.pending}`}>
        <Panel title={texts.title}>
          <ul className={styles.switches}>
            {OPT_INS.map((optIn) => (
              <li key={optIn}>
                {doubtful.includes(optIn) ? (
                  <Doubtful label={texts[optIn].label} texts={texts} />
                ) : (
                  <Switch
                    {...texts[optIn]}
                    on={optIns?.[optIn].on ?? false}
                    busy={optIns?.[optIn].saving ?? false}
                    onChange={(on) => void switchOptIn(optIn, on)}
                  />
                )}
              </li>
            ))}
          </ul>
          {/* Last, so that nothing moves when the address appears. */}
          <p className={styles.recipient}>
            {user?.mail ? format(texts.recipient, { mail: user.mail }) : '\u00a0'}
          </p>
        </Panel>
      </div>
    </>
  );
});

/** In place of a switch: a switch would show a value that nobody knows. */
function Doubtful({ label, texts }: { label: string; texts: Texts['preferences']['island'] }) {
  const busy = useStore(checking.$busy);
  return (
    <div role="group" aria-label={label} tabIndex={-1} ref={takeFocus}>
      <Notice
        tone="warning"
        title={label}
        action={
          <Button busy={busy} onClick={() => void checking.run()}>
            {texts.check}
          </Button>
        }
      >
        {texts.doubtful}
      </Notice>
    </div>
  );
}

/** The switch that had the focus has gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
