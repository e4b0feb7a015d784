import type { ReactNode } from 'react';
import type { Language } from '#sites/site.ts';
import { Icon } from '#ui/Icon.tsx';
import { STAR } from '#ui/icons.ts';
import { LongDate } from '#ui/LongDate.tsx';
import type { Feeling } from '../feelings/contract.ts';
import styles from './History.module.css';

interface SeenProps {
  feeling: Feeling;
  language: Language;
  timeZone: string;
  /** The customer's rating, if there is one. */
  children: ReactNode;
}

/** When the film was seen, and how it was. */
export function Seen({ feeling: { at }, language, timeZone, children }: SeenProps) {
  return (
    <div className={styles.seen}>
      {at !== 0 && <LongDate iso={new Date(at).toISOString()} language={language} timeZone={timeZone} />}
      {children !== false && (
        <p>
          <Icon path={STAR} />
          {children}
        </p>
      )}
    </div>
  );
}
