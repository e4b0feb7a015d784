import { $user } from '#account/user/store.ts';
import { format } from '#i18n/format.ts';
import { island } from '#ui/island.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useStore } from '#ui/useStore.ts';
import { OPT_INS } from './contract.ts';
import styles from './Preferences.module.css';
import { $optIns, switchOptIn } from './store.ts';
import type { PreferencesWords } from './words.ts';

interface PreferencesProps {
  words: PreferencesWords;
}

/** Until the account is known the switches are inert, in their final size. */
export const Preferences = island(function Preferences({ words }: PreferencesProps) {
  const user = useStore($user);
  const optIns = useStore($optIns);
  return (
    <>
      {!user && <p className="visually-hidden">{words.loading}</p>}
      <div inert={!user} className={user ? styles.preferences : `${styles.preferences} ${styles.pending}`}>
        <Panel title={words.title}>
          <ul className={styles.switches}>
            {OPT_INS.map((optIn) => (
              <li key={optIn}>
                <Switch
                  {...words[optIn]}
                  on={optIns?.[optIn].on ?? false}
                  busy={optIns?.[optIn].saving ?? false}
                  onChange={(on) => void switchOptIn(optIn, on)}
                />
              </li>
            ))}
          </ul>
          {/* Last, so that nothing moves when the address appears. */}
          <p className={styles.recipient}>
            {user?.mail ? format(words.recipient, { mail: user.mail }) : '\u00a0'}
          </p>
        </Panel>
      </div>
    </>
  );
});
