import { useId, type ReactNode } from 'react';
import type { Statistics as Figures } from '#account/user/contract.ts';
import { $user } from '#account/user/store.ts';
import { format, number, plural } from '#i18n/format.ts';
import { duration, percent } from '#i18n/measures.ts';
import type { Texts } from '#i18n/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CHART } from '#ui/icons.ts';
import { island } from '#ui/island.tsx';
import { useLanguage } from '#ui/language.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Parts } from '#ui/Parts.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import { hall, isNew, originalShare, dial, SEATS } from './rules.ts';
import styles from './Statistics.module.css';

/*
 * Drawings of the figures. The figure stands beside each drawing as text, so most drawings are decoration. The hall
 * alone has a label, with the number of lit seats.
 */

const TICKS = 24;

const ROW = 10;

interface StatisticsProps {
  texts: Texts['statistics']['island'];
  /** The catalogue site's page of films. */
  films: string;
}

/** The figures are part of the account, which the guards of the page wait for. */
export const Statistics = island(function Statistics(props: StatisticsProps) {
  const user = useStore($user);
  if (!user) {
    return (
      <div className={styles.figures}>
        <SkeletonCards label={props.texts.loading} count={5} lines={6} />
      </div>
    );
  }
  return isNew(user.statistics) ? (
    <NothingYet {...props} />
  ) : (
    <Pictures {...props} figures={user.statistics} />
  );
});

function NothingYet({ texts, films }: StatisticsProps) {
  const { title, text, action } = texts.empty;
  return (
    <div className={styles.empty} data-nothing>
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

/** Each figure is worked out in its own part: one that cannot be leaves the others. */
function Pictures({ texts, figures }: StatisticsProps & { figures: Figures }) {
  const language = useLanguage();
  const { timeSpent, showsSeen, favoriteGenre, mostVisitedCinema } = figures;
  return (
    <div className={styles.figures}>
      <Parts>
        <Figure
          draw={() => ({
            name: texts.time.name,
            value: duration(timeSpent, language),
            detail: texts.time.detail,
            picture: <DialPicture minutes={timeSpent} />,
          })}
        />
        <Figure
          draw={() => {
            const { perSeat, lit } = hall(showsSeen);
            const label = format(texts.shows.picture, { count: number(lit, language) });
            return {
              name: texts.shows.name,
              value: plural(texts.shows, 'value', showsSeen, language),
              detail: plural(texts.shows, 'seat', perSeat, language),
              picture: <HallPicture lit={lit} label={label} />,
            };
          }}
        />
        <Figure
          draw={() => ({
            name: texts.genre.name,
            value: favoriteGenre || texts.genre.none,
            detail: favoriteGenre ? texts.genre.detail : texts.genre.soon,
            picture: <ReelPicture />,
          })}
        />
        <Figure
          draw={() => ({
            name: texts.cinema.name,
            value: mostVisitedCinema || texts.cinema.none,
            detail: mostVisitedCinema ? texts.cinema.detail : texts.cinema.soon,
            picture: <MarqueePicture />,
          })}
        />
        <Figure
          draw={() => {
            const share = originalShare(figures);
            return {
              name: texts.original.name,
              value: percent(share, language),
              detail: format(texts.original.detail, { rest: percent(100 - share, language) }),
              picture: <SharePicture share={share} />,
            };
          }}
        />
      </Parts>
    </div>
  );
}

interface Drawn {
  name: string;
  /** The figure in words and numbers, with everything that the picture shows. */
  value: string;
  detail: string;
  picture: ReactNode;
}

function Figure({ draw }: { draw: () => Drawn }) {
  const nameId = useId();
  const { name, value, detail, picture } = draw();
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

/** A dial with a bulb for each hour of a day: the bulbs light up to the time spent, and each whole day is a ring. */
function DialPicture({ minutes }: { minutes: number }) {
  const { days, share } = dial(minutes);
  const lit = minutes > 0 ? Math.max(days > 0 ? 0 : 1, Math.round(share * TICKS)) : 0;
  const rings = Math.min(days, 5);
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      {Array.from({ length: TICKS }, (_, hour) => (
        <circle
          key={hour}
          className={hour < lit ? styles.lit : styles.dark}
          cx="100"
          cy="14"
          r="6.5"
          transform={`rotate(${hour * (360 / TICKS)} 100 100)`}
        />
      ))}
      {Array.from({ length: rings }, (_, ring) => (
        <circle key={ring} className={styles.ring} cx="100" cy="100" r={66 - ring * 11} />
      ))}
      <path className={styles.hand} d="M100 100V44" transform={`rotate(${share * 360} 100 100)`} />
      <circle className={styles.lit} cx="100" cy="100" r="7" />
    </svg>
  );
}

/** A hall from above. The seats light up from the back row. */
function HallPicture({ lit, label }: { lit: number; label: string }) {
  return (
    <svg viewBox="0 0 200 160" role="img" aria-label={label}>
      <path className={styles.screen} d="M24 16q76-18 152 0v6q-76-18-152 0z" />
      <path className={styles.beam} d="M24 22q76-18 152 0l24 138H0z" />
      {Array.from({ length: SEATS }, (_, seat) => {
        const row = Math.floor(seat / ROW);
        const isLit = SEATS - 1 - seat < lit;
        return (
          <rect
            key={seat}
            className={isLit ? styles.lit : styles.dark}
            x={14 + (seat % ROW) * 17.6 + (seat % ROW < ROW / 2 ? -3 : 3)}
            y={38 + row * 20}
            width="13"
            height="14"
            rx="5"
          />
        );
      })}
    </svg>
  );
}

/** A film reel with a strip of film. */
function ReelPicture() {
  return (
    <svg viewBox="0 0 200 160" aria-hidden="true">
      <path className={styles.strip} d="M88 140h112v-22h-64z" />
      {Array.from({ length: 7 }, (_, hole) => (
        <rect key={hole} className={styles.hole} x={104 + hole * 14} y="125" width="8" height="8" rx="2" />
      ))}
      <circle className={styles.lit} cx="88" cy="80" r="60" />
      {Array.from({ length: 5 }, (_, hole) => (
        <circle
          key={hole}
          className={styles.hole}
          cx="88"
          cy="45"
          r="15"
          transform={`rotate(${hole * 72} 88 80)`}
        />
      ))}
      <circle className={styles.hole} cx="88" cy="80" r="7" />
    </svg>
  );
}

/** The front of a cinema at night. */
function MarqueePicture() {
  return (
    <svg viewBox="0 0 200 160" aria-hidden="true">
      <path className={styles.wall} d="M30 152V50l24-18h92l24 18v102z" />
      <path className={styles.lit} d="M18 70h164v34H18z" />
      <path className={styles.lit} d="M92 8h16v62H92z" />
      {Array.from({ length: 12 }, (_, bulb) => (
        <circle key={bulb} className={styles.bulb} cx={24.5 + bulb * 13.7} cy="110" r="3.2" />
      ))}
      <path className={styles.lettering} d="M34 82h34M76 82h20M104 82h42M34 93h22M64 93h48M120 93h30" />
      <path className={styles.door} d="M74 152v-32h24v32zM102 152v-32h24v32z" />
      <path className={styles.strip} d="M42 120h20v24H42zM138 120h20v24h-20z" />
    </svg>
  );
}

/** A ring that is lit in proportion to `share`, a percentage. */
function SharePicture({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <circle className={styles.track} cx="100" cy="100" r="76" />
      {share > 0 && (
        <circle
          className={styles.arc}
          cx="100"
          cy="100"
          r="76"
          pathLength="100"
          strokeDasharray={`${share} 100`}
          transform="rotate(-90 100 100)"
        />
      )}
      <path className={styles.strip} d="M58 74h84v40H58z" />
      <path className={styles.subtitle} d="M72 124h56M84 135h32" />
    </svg>
  );
}
