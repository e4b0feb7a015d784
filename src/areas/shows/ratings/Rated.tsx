import { useId, memo } from 'react';
import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import type { Begin } from '#account/useNews.tsx';
import { format, plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage } from '#ui/language.ts';
import { singleClick } from '#ui/singleClick.ts';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Show } from '../contract.ts';
import type { Feeling } from '../feelings/contract.ts';
import { $changes, underWay } from '../feelings/store.ts';
import { Finder } from '../Finder.tsx';
import { showKey, nameOf, type Change, STARS } from '../rules.ts';
import { ShowRows, ShowRow } from '../ShowRow.tsx';
import styles from './Ratings.module.css';
import { rated, rate, unrate } from './store.ts';
import { Stars } from '#ui/Stars.tsx';

interface ShowStarsProps {
  show: Show;
  value: number;
  /** The change that is being sent. */
  change: Change | undefined;
  texts: Texts['shows']['ratings']['island'];
  films: Texts['shows']['films'];
  onGive: (count: number) => void;
}

interface RatedProps {
  texts: Texts['shows']['ratings']['island'];
  films: Texts['shows']['films'];
  failed: FailedTexts;
}

/** The rated films. Each rating can be changed or removed. */
export function Rated({ failed, ...props }: RatedProps) {
  const { texts } = props;
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.rated}</h2>
      <LoadView
        store={rated}
        failed={failed}
        title={texts.ratedNotLoaded}
        skeleton={<SkeletonCards label={texts.loadingRated} count={1} lines={4} />}
      >
        {(feelings) =>
          feelings.length > 0 ? (
            <RatedShows feelings={feelings} {...props} />
          ) : (
            <p className={styles.none}>{texts.none}</p>
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

function RatedShows({ feelings, texts, films }: RatedShowsProps) {
  const changes = useStore($changes);
  return (
    <Finder entries={feelings} showOf={showOf} heading="h3" step={STEP} texts={films}>
      {(shown, begin) => (
        <ShowRows>
          {shown.map((feeling, index) => (
            <RatedShow
              key={showKey(feeling.show) || index}
              feeling={feeling}
              change={underWay(changes, 'emotion', feeling.show)}
              texts={texts}
              films={films}
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

interface RatedShowProps {
  texts: Texts['shows']['ratings']['island'];
  films: Texts['shows']['films'];
  feeling: Feeling;
  change: Change | undefined;
  begin: Begin;
}

/** A film with its stars. One of hundreds, so it is drawn again only after a change. */
const RatedShow = memo(function RatedShow({
  feeling: { show, emotion },
  change,
  texts,
  films,
  begin,
}: RatedShowProps) {
  const language = useLanguage();
  const name = nameOf(show, films);

  async function remove() {
    const tell = begin();
    if ((await unrate(show, emotion)).kind !== 'done') return;
    tell({ text: format(texts.removed, { name }), undo: () => rate(show, emotion) });
  }

  async function give(count: number) {
    const tell = begin();
    if ((await rate(show, count)).kind !== 'done') return;
    tell({ text: format(texts.thanks, { name, stars: plural(films, 'stars', count, language) }) });
  }

  return (
    <ShowRow show={show} texts={films}>
      <ShowStars
        show={show}
        value={emotion}
        change={change}
        texts={texts}
        films={films}
        onGive={(count) => void give(count)}
      />
      <Button
        variant="quiet"
        busy={change !== undefined}
        aria-label={format(texts.removeShow, { name })}
        onClick={singleClick(() => void remove())}
      >
        {texts.remove}
      </Button>
    </ShowRow>
  );
});

export function ShowStars({ show, value, change, texts, films, onGive }: ShowStarsProps) {
  const language = useLanguage();
  return (
    <Stars
      legend={format(texts.legend, { name: nameOf(show, films) })}
      labels={Array.from({ length: STARS }, (_, index) => plural(films, 'stars', index + 1, language))}
      value={change ? starsOf(change) : value}
      busy={change !== undefined}
      onChange={onGive}
    />
  );
}

/** The chosen number, until the server has answered. */
function starsOf({ value, isDelete }: Change): number {
  return isDelete ? 0 : value;
}
