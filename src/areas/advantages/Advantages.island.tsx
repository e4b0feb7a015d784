import { LoadView, type FailedWords } from '#account/LoadView.tsx';
import { useHasSettled } from '#account/useHasSettled.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { STAR } from '#ui/icons.ts';
import { Entries } from '#ui/Entries.tsx';
import { island } from '#ui/island.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { AdvantageCard } from './AdvantageCard.tsx';
import styles from './Advantages.module.css';
import { advantages } from './store.ts';

interface AdvantagesProps {
  language: Language;
  words: Texts['advantages']['island'];
  failed: FailedWords;
  /** The catalogue site's page of films. */
  films: string;
}

export const Advantages = island(function Advantages({ words, failed, films, ...place }: AdvantagesProps) {
  const { title, text, action } = words.empty;
  const hasSettled = useHasSettled(advantages);
  return (
    <div className={styles.advantages} data-waiting={hasSettled ? undefined : ''}>
      <LoadView
        store={advantages}
        failed={failed}
        skeleton={
          <div className={styles.grid}>
            <SkeletonCards label={words.loading} count={3} lines={6} />
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
                    <AdvantageCard advantage={advantage} words={words} {...place} />
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
