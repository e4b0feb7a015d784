import { dayOrInstant, format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { TicketPaper } from '#ui/TicketPaper.tsx';
import styles from './Advantages.module.css';
import type { Advantage } from './contract.ts';

interface AdvantageCardProps {
  advantage: Advantage;
  words: Texts['advantages']['island'];
  language: Language;
}

/** A coupon. Below the perforation stands the code to show or to type. */
export function AdvantageCard({ advantage, words, language }: AdvantageCardProps) {
  const { name, details, terms, code, expirationDate } = advantage;
  const date = dayOrInstant(expirationDate, language);
  return (
    <article className={styles.advantage} aria-label={name}>
      <TicketPaper
        stub={
          <div className={styles.stub}>
            {code !== '' && (
              <p>
                <span className={styles.label}>{words.code}</span>
                <strong className={styles.code}>{code}</strong>
              </p>
            )}
            <p>{date === '' ? words.lasting : format(words.until, { date })}</p>
          </div>
        }
      >
        <h2>{name}</h2>
        {details !== '' && <p>{details}</p>}
        {terms !== '' && (
          <details>
            <summary>{words.terms}</summary>
            <p>{terms}</p>
          </details>
        )}
      </TicketPaper>
    </article>
  );
}
