import { useId } from 'react';
import { LoadView } from '#account/LoadView.tsx';
import { format, plural } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { singleClick } from '#ui/singleClick.ts';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import type { Show } from '../contract.ts';
import type { Feeling } from '../feelings/contract.ts';
import { Finder, type News } from '../Finder.tsx';
import { showKey } from '../rules.ts';
import { ShowRow, ShowRows } from '../ShowRow.tsx';
import styles from './Ratings.module.css';
import type { RatingsProps } from './Ratings.island.tsx';
import { nameOf } from '../words.ts';
import { ShowStars } from './ShowStars.tsx';
import { rate, rated, unrate } from './store.ts';

/** What has stars, to be given more of them, or fewer, or none. */
export function Rated({ failed, ...props }: RatingsProps) {
  const { words } = props;
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.rated}</h2>
      <LoadView
        store={rated}
        failed={failed}
        skeleton={<SkeletonCards label={words.loadingRated} count={1} lines={4} />}
      >
        {(feelings) =>
          feelings.length > 0 ? (
            <RatedShows feelings={feelings} {...props} />
          ) : (
            <p className={styles.none}>{words.none}</p>
          )
        }
      </LoadView>
    </section>
  );
}

interface RatedShowsProps extends Pick<RatingsProps, 'words' | 'films' | 'language'> {
  feelings: readonly Feeling[];
}

function RatedShows({ feelings, words, films, language }: RatedShowsProps) {
  async function remove({ show, emotion }: Feeling, tell: (news: News) => void) {
    if ((await unrate(show, emotion)) !== 'done') return;
    tell({ text: format(words.removed, { name: nameOf(show, films) }), undo: () => rate(show, emotion) });
  }

  async function give(show: Show, count: number, tell: (news: News) => void) {
    if ((await rate(show, count)) !== 'done') return;
    tell({
      text: format(words.thanks, {
        name: nameOf(show, films),
        stars: plural(films, 'stars', count, language),
      }),
    });
  }

  return (
    <Finder entries={feelings} showOf={showOf} heading="h3" words={films} language={language}>
      {(shown, tell) => (
        <ShowRows>
          {shown.map((feeling, index) => {
            const { show, emotion } = feeling;
            return (
              <ShowRow key={showKey(show) || index} show={show} words={films}>
                <ShowStars
                  show={show}
                  value={emotion}
                  language={language}
                  words={words}
                  films={films}
                  onGive={(count) => void give(show, count, tell)}
                />
                <Button
                  variant="quiet"
                  aria-label={format(words.removeShow, { name: nameOf(show, films) })}
                  onClick={singleClick(() => void remove(feeling, tell))}
                >
                  {words.remove}
                </Button>
              </ShowRow>
            );
          })}
        </ShowRows>
      )}
    </Finder>
  );
}

function showOf({ show }: Feeling): Show {
  return show;
}
