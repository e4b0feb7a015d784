import { useId, useState } from 'react';
import { LoadView } from '#account/LoadView.tsx';
import { format, plural } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LongList } from '#ui/LongList.tsx';
import { singleClick } from '#ui/singleClick.ts';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Show } from '../contract.ts';
import { $changes, underWay } from '../feelings/store.ts';
import { showKey } from '../rules.ts';
import { ShowRow, ShowRows } from '../ShowRow.tsx';
import styles from './Ratings.module.css';
import type { RatingsProps } from './Ratings.island.tsx';
import { nameOf } from '../words.ts';
import { ShowStars } from './ShowStars.tsx';
import { ignore, rate, toRate } from './store.ts';

/** What was seen and has no stars yet. */
export function ToRate({ failed, programme, ...props }: RatingsProps) {
  const { words, films, language } = props;
  const titleId = useId();
  const changes = useStore($changes);
  /** What has just happened to one of them. */
  const [news, setNews] = useState('');

  async function give(show: Show, count: number) {
    if ((await rate(show, count)) !== 'done') return;
    setNews(
      format(words.thanks, { name: nameOf(show, films), stars: plural(films, 'stars', count, language) }),
    );
  }

  async function skip(show: Show) {
    if ((await ignore(show)) === 'done') setNews(format(words.ignored, { name: nameOf(show, films) }));
  }

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
                    <ShowRow key={showKey(show) || index} show={show} words={films}>
                      <ShowStars
                        show={show}
                        value={0}
                        change={underWay(changes, 'emotion', show)}
                        language={language}
                        words={words}
                        films={films}
                        onGive={(count) => void give(show, count)}
                      />
                      <Button
                        variant="quiet"
                        aria-label={format(words.ignoreShow, { name: nameOf(show, films) })}
                        onClick={singleClick(() => void skip(show))}
                      >
                        {words.ignore}
                      </Button>
                    </ShowRow>
                  ))}
                </ShowRows>
              )}
            </LongList>
          ) : (
            <EmptyState
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
