import { useId, type Ref } from 'react';
import { joined } from '#i18n/joined.ts';
import { monthLetter } from '#i18n/months.ts';
import { format, plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { site } from '#sites/current.ts';
import type { Language } from '#sites/site.ts';
import styles from './FilmYear.module.css';
import { fitted, INNER, MARGIN, PICTURE, wall } from './layout.ts';
import { MonthStrip } from './MonthStrip.tsx';
import { stars, type FilmYear, type SharedFilmWords } from './rules.ts';
import { YearPoster } from './YearPoster.tsx';

interface YearPictureProps {
  year: FilmYear;
  isRunning: boolean;
  words: Texts['filmYear']['island'];
  films: SharedFilmWords;
  language: Language;
  ref: Ref<SVGSVGElement>;
}

/**
 * The year as the poster of a film. The page says everything that it shows. `savePicture.ts` makes an image of it, where
 * no style sheet holds: every part has its colours and fonts as attributes.
 */
export function YearPicture({ year, isRunning, words, films, language, ref }: YearPictureProps) {
  const id = useId();
  const posters = stars(year);
  const places = wall(posters.length);
  const count = plural(words, 'films', year.films.length, language);
  const genres = year.genres.length > 0 ? genresLine(year, words, language) : '';
  return (
    <svg
      ref={ref}
      className={styles.poster}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      fontFamily="var(--display)"
      fontStretch="condensed"
      fontWeight="800"
      role="img"
      aria-label={format(words.picture.label, { year: year.year })}
    >
      <Hall id={id} />
      <path fill="var(--dark-accent)" d="M84 76h12v34h18v12h-30z" />
      <text fill="#fff" x="132" y="117" fontSize="46">
        {site.brand}
      </text>
      <text fill="#fff" x={MARGIN} y="214" fontSize={fitted(words.picture.title, 68, INNER)}>
        {words.picture.title}
      </text>
      <text fill="var(--dark-accent)" x={MARGIN - 12} y="484" fontSize="324" letterSpacing="-5">
        {year.year}
      </text>
      <clipPath id={`${id}round`}>
        <rect width="120" height="180" rx="3" />
      </clipPath>
      {posters.map(({ film, role }, index) => {
        const place = places[index];
        return (
          place && (
            <YearPoster
              key={index}
              film={film}
              caption={isRunning && role === 'last' ? words.facts.latest : words.picture[role]}
              untitled={films.untitled}
              place={place}
              round={`url(#${id}round)`}
            />
          )
        );
      })}
      <text fill="#fff" x={MARGIN} y="1592" fontSize="76">
        {count}
      </text>
      <text
        fill="var(--dark-accent)"
        x={PICTURE.width - MARGIN}
        y="1588"
        fontSize={fitted(genres, 46, INNER - count.length * 46)}
        textAnchor="end"
      >
        {genres}
      </text>
      <MonthStrip months={year.months} letterOf={(month) => monthLetter(month, language)} />
    </svg>
  );
}

function genresLine(
  { genres }: FilmYear,
  { picture }: Texts['filmYear']['island'],
  language: Language,
): string {
  return plural(picture, 'genre', genres.length, language, { genres: joined(genres, language) });
}

/** The dark hall, and the beam of the brand's projector, which stands beside its name. */
function Hall({ id }: { id: string }) {
  return (
    <>
      <radialGradient id={`${id}glow`} cx="0.1" cy="0.04" r="0.9">
        <stop offset="0" stopColor="var(--dark-accent)" stopOpacity="0.34" />
        <stop offset="1" stopColor="var(--dark-accent)" stopOpacity="0" />
      </radialGradient>
      <path fill="#150e10" d="M0 0h1080v1920H0z" />
      <path fill={`url(#${id}glow)`} d="M0 0h1080v1920H0z" />
      <path fill="var(--dark-accent)" opacity="0.1" d="M98 108L1080 340v1580H420z" />
    </>
  );
}
