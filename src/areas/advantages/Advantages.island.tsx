import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import { useHasSettled } from '#account/useHasSettled.ts';
import type { Texts } from '#i18n/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { STAR } from '#ui/icons.ts';
import { Entries } from '#ui/Entries.tsx';
import { island } from '#ui/island.tsx';
import { useLanguage } from '#ui/language.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import styles from './Advantages.module.css';
import { advantages } from './store.ts';
import { dayOrInstant, format } from '#i18n/format.ts';
import { TicketPaper } from '#ui/poster/TicketPaper.tsx';
import type { Advantage } from './contract.ts';

interface AdvantageCardProps {
  advantage: Advantage;
  texts: Texts['advantages']['island'];
}

interface AdvantagesProps {
  texts: Texts['advantages']['island'];
  failed: FailedTexts;
  /** The catalogue site's page of films. */
  films: string;
}

export const Advantages = island(function Advantages({ texts, failed, films, ...rest }: AdvantagesProps) {
  const { title, text, action } = texts.empty;
  const hasSettled = useHasSettled(advantages);
  return (
    <div className={styles.advantages} data-waiting={hasSettled ? undefined : ''}>
      <LoadView
        store={advantages}
        failed={failed}
        skeleton={
          <div className={styles.grid}>
            <SkeletonCards label={texts.loading} count={3} lines={6} />
          </div>
        }
      >
        {(held) =>
          held.length === 0 ? (
            <EmptyState
              icon={STAR}
              heading="h2"
              title={title}
              text={text}
              action={<LinkButton href={films}>{action}</LinkButton>}
            />
          ) : (
            <ul className={styles.grid}>
              <Entries>
                {held.map((advantage, index) => (
                  <li key={`${advantage.recognitionId} ${index}`}>
                    <AdvantageCard advantage={advantage} texts={texts} {...rest} />
                  </li>
                ))}
              </Entries>
            </ul>
          )
        }
      </LoadView>
    </div>
  );
});

/** A coupon. Below the perforation stands the code to show or to type. */
function AdvantageCard({ advantage, texts }: AdvantageCardProps) {
  const language = useLanguage();
  const { name, details, terms, code, expirationDate } = advantage;
  const date = dayOrInstant(expirationDate, language);
  return (
    <article className={styles.advantage} aria-label={name}>
      <TicketPaper
        stub={
          <div className={styles.stub}>
            {code !== '' && (
              <p>
                <span className={styles.label}>{texts.code}</span>
                <strong className={styles.code}>{code}</strong>
              </p>
            )}
            <p>{date === '' ? texts.lasting : format(texts.until, { date })}</p>
          </div>
        }
      >
        <h2>{name}</h2>
        {details !== '' && <p>{details}</p>}
        {terms !== '' && (
          <details>
            <summary>{texts.terms}</summary>
            <p>{terms}</p>
          </details>
        )}
      </TicketPaper>
    </article>
  );
}
