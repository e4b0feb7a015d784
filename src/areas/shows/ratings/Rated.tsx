import { useId } from 'react';
import { LoadView, type FailedWords } from '#account/LoadView.tsx';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Show } from '../contract.ts';
import type { Feeling } from '../feelings/contract.ts';
import { $changes, underWay } from '../feelings/store.ts';
import { Finder } from '../Finder.tsx';
import { showKey } from '../rules.ts';
import { ShowRows } from '../ShowRow.tsx';
import { RatedShow } from './RatedShow.tsx';
import styles from './Ratings.module.css';
import { rated } from './store.ts';

interface RatedProps {
  language: Language;
  words: Texts['shows']['ratings']['island'];
  films: Texts['shows']['films'];
  failed: FailedWords;
}

/** The rated films. Each rating can be changed or removed. */
export function Rated({ failed, ...props }: RatedProps) {
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

/** Each film has five radio buttons: more films at once slow down typing on a slow phone. */
const STEP = 24;

interface RatedShowsProps extends Omit<RatedProps, 'failed'> {
  feelings: readonly Feeling[];
}

function RatedShows({ feelings, words, films, language }: RatedShowsProps) {
  const changes = useStore($changes);
  return (
    <Finder entries={feelings} showOf={showOf} heading="h3" step={STEP} words={films} language={language}>
      {(shown, begin) => (
        <ShowRows>
          {shown.map((feeling, index) => (
            <RatedShow
              key={showKey(feeling.show) || index}
              feeling={feeling}
              change={underWay(changes, 'emotion', feeling.show)}
              words={words}
              films={films}
              language={language}
              begin={begin}
            />
          ))}
        </ShowRows>
      )}
    </Finder>
  );
}

function showOf({ show }: Feeling): Show {
  return show;
}
