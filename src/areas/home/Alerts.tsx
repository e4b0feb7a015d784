import type { Alert } from '#account/alerts/rules.ts';
import { alerts } from '#account/alerts/store.ts';
import { LoadView, type FailedWords } from '#account/LoadView.tsx';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { Entries } from '#ui/Entries.tsx';
import { LongDate } from '#ui/LongDate.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Home.module.css';
import { Slot } from './Slot.tsx';
import { $yearCard } from './store.ts';

interface AlertsProps {
  words: Texts['home']['island']['alerts'];
  failed: FailedWords;
  language: Language;
}

/** The alerts that are also shown as toasts, to read again. In December the way to the year in films follows them. */
export function Alerts({ words, failed, ...place }: AlertsProps) {
  const yearCard = useStore($yearCard);
  return (
    <Slot title={words.title}>
      <LoadView
        store={alerts}
        failed={failed}
        title={words.notLoaded}
        skeleton={<Skeleton label={words.loading} />}
      >
        {(shown) =>
          shown.length === 0 ? (
            <p className="muted">{words.empty}</p>
          ) : (
            <AlertList shown={shown} words={words} {...place} />
          )
        }
      </LoadView>
      {yearCard}
    </Slot>
  );
}

function AlertList({ shown, words, language }: Omit<AlertsProps, 'failed'> & { shown: readonly Alert[] }) {
  return (
    <ul className={styles.alerts}>
      <Entries>
        {shown.map((alert) => (
          <li key={`${alert.updatedAt} ${alert.content}`}>
            <Notice tone={alert.warning ? 'warning' : 'info'} title={alert.warning ? words.warning : ''}>
              <p>{alert.content}</p>
              <p>
                <LongDate iso={alert.updatedAt} language={language} />
              </p>
            </Notice>
          </li>
        ))}
      </Entries>
    </ul>
  );
}
