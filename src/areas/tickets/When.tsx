import { format, time } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { ShowDate } from '#ui/ShowDate.tsx';
import type { Ticket } from './contract.ts';
import type { TicketPlace } from './place.ts';
import styles from './When.module.css';

interface WhenProps extends Pick<TicketPlace, 'language'> {
  words: Pick<Texts['tickets']['island'], 'ends' | 'noDate'>;
  session: Ticket['session'];
}

export function When({ session, language, words }: WhenProps) {
  const ends = time(session.endDate, language);
  return (
    <p className={styles.when}>
      {isDate(session.startDate) ? <ShowDate iso={session.startDate} language={language} /> : words.noDate}
      {ends && <span className="muted"> {format(words.ends, { time: ends })}</span>}
    </p>
  );
}

function isDate(iso: string): boolean {
  return !Number.isNaN(Date.parse(iso));
}
