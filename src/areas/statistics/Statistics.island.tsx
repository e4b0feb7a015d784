import { useId, type ReactNode } from 'react';
import type { Statistics as Figures } from '#account/user/contract.ts';
import { $user } from '#account/user/store.ts';
import { format, number, plural } from '#i18n/format.ts';
import { duration, percent } from '#i18n/measures.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CHART } from '#ui/icons.ts';
import { island } from '#ui/island.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import { DialPicture, HallPicture, MarqueePicture, ReelPicture, SharePicture } from './pictures.tsx';
import { hall, isNew, originalShare } from './rules.ts';
import styles from './Statistics.module.css';

interface StatisticsProps {
  language: Language;
  words: Texts['statistics']['island'];
  /** The catalogue site's page of films. */
  films: string;
}

/** The figures are part of the account, which the guards of the page wait for. */
export const Statistics = island(function Statistics(props: StatisticsProps) {
  const user = useStore($user);
  if (!user) {
    return (
      <div className={styles.figures}>
        <SkeletonCards label={props.words.loading} count={5} lines={6} />
      </div>
    );
  }
  return isNew(user.statistics) ? (
    <NothingYet {...props} />
  ) : (
    <Pictures {...props} figures={user.statistics} />
  );
});

function NothingYet({ words, films }: StatisticsProps) {
  const { title, text, action } = words.empty;
  return (
    <div className={styles.empty}>
      <EmptyState
        icon={CHART}
        heading="h2"
        title={title}
        text={text}
        action={
          <LinkButton variant="primary" href={films}>
            {action}
          </LinkButton>
        }
      />
    </div>
  );
}

function Pictures({ words, language, figures }: StatisticsProps & { figures: Figures }) {
  const { timeSpent, showsSeen, favoriteGenre, mostVisitedCinema } = figures;
  const { perSeat, lit } = hall(showsSeen);
  const share = originalShare(figures);
  return (
    <div className={styles.figures}>
      <Figure
        name={words.time.name}
        value={duration(timeSpent, language)}
        detail={words.time.detail}
        picture={<DialPicture minutes={timeSpent} />}
      />
      <Figure
        name={words.shows.name}
        value={plural(words.shows, 'value', showsSeen, language)}
        detail={plural(words.shows, 'seat', perSeat, language)}
        picture={
          <HallPicture lit={lit} label={format(words.shows.picture, { count: number(lit, language) })} />
        }
      />
      <Figure
        name={words.genre.name}
        value={favoriteGenre || words.genre.none}
        detail={favoriteGenre ? words.genre.detail : words.genre.soon}
        picture={<ReelPicture />}
      />
      <Figure
        name={words.cinema.name}
        value={mostVisitedCinema || words.cinema.none}
        detail={mostVisitedCinema ? words.cinema.detail : words.cinema.soon}
        picture={<MarqueePicture />}
      />
      <Figure
        name={words.original.name}
        value={percent(share, language)}
        detail={format(words.original.detail, { rest: percent(100 - share, language) })}
        picture={<SharePicture share={share} />}
      />
    </div>
  );
}

interface FigureProps {
  name: string;
  /** The figure in words and numbers, with everything that the picture shows. */
  value: string;
  detail: string;
  picture: ReactNode;
}

function Figure({ name, value, detail, picture }: FigureProps) {
  const nameId = useId();
  return (
    <article className={`card ${styles.figure}`} aria-labelledby={nameId}>
      <div className={styles.picture}>{picture}</div>
      <div>
        <h2 id={nameId}>{name}</h2>
        <p className={styles.value}>{value}</p>
        <p className={styles.detail}>{detail}</p>
      </div>
    </article>
  );
}
