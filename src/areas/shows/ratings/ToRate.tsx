import { useId, useState } from 'react';
import { LoadView, type FailedWords } from '#account/LoadView.tsx';
import { plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { STAR } from '#ui/icons.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LongList } from '#ui/LongList.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import { $changes, underWay } from '../feelings/store.ts';
import { showKey } from '../rules.ts';
import { ShowRows } from '../ShowRow.tsx';
import styles from './Ratings.module.css';
import { toRate } from './store.ts';
import { UnratedShow } from './UnratedShow.tsx';

interface ToRateProps {
  language: Language;
  words: Texts['shows']['ratings']['island'];
  films: Texts['shows']['films'];
  failed: FailedWords;
  /** The catalogue site's page of all films. */
  programme: string;
}

/** Films that were seen and are not rated yet. */
export function ToRate({ failed, programme, ...props }: ToRateProps) {
  const { words, films, language } = props;
  const titleId = useId();
  const changes = useStore($changes);
  /** The outcome of the last action on a film. */
  const [news, tell] = useState('');

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.bar}>
        <h2 id={titleId}>{words.toRate}</h2>
        <p role="status">{news}</p>
      </div>
      <LoadView
        store={toRate}
        failed={failed}
        skeleton={<SkeletonCards label={words.loading} count={1} lines={4} />}
      >
        {(shows) =>
          shows.length > 0 ? (
            <LongList items={shows} moreLabel={(count) => plural(films, 'more', count, language)}>
              {(shown) => (
                <ShowRows>
                  {shown.map((show, index) => (
                    <UnratedShow
                      key={showKey(show) || index}
                      show={show}
                      change={underWay(changes, 'emotion', show)}
                      words={words}
                      films={films}
                      language={language}
                      tell={tell}
                    />
                  ))}
                </ShowRows>
              )}
            </LongList>
          ) : (
            <EmptyState
              icon={STAR}
              title={words.empty.title}
              text={words.empty.text}
              action={<LinkButton href={programme}>{words.empty.action}</LinkButton>}
            />
          )
        }
      </LoadView>
    </section>
  );
}
