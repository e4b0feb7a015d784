import { useId, type Ref } from 'react';
import { joined, stars, type FilmYear, type SharedFilmTexts } from './rules.ts';
import { monthLetter } from '#i18n/months.ts';
import { format, plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { site } from '#sites/current.ts';
import type { Language } from '#sites/site.ts';
import styles from './FilmYear.module.css';
import { fitted, INNER, MARGIN, PICTURE, wall, frame, slices, STRIP, type Box } from './layout.ts';
import { useLanguage } from '#ui/language.ts';
import { PosterPicture } from '#ui/poster/PosterPicture.tsx';
import type { Feeling } from '../feelings/contract.ts';
import { showKey } from '../rules.ts';
import { posterDesign, titleLines, titleSize } from '#ui/poster/posterDesign.ts';

interface YearPosterProps {
  film: Feeling;
  /** Why the film has this place. */
  caption: string;
  untitled: string;
  place: Box;
  /** The reference of a clip path for the units of a poster. */
  round: string;
}

interface MonthStripProps {
  months: readonly (readonly Feeling[])[];
  letterOf: (month: number) => string;
}

const HOLES = 36;

interface YearPictureProps {
  year: FilmYear;
  isRunning: boolean;
  texts: Texts['filmYear']['island'];
  films: SharedFilmTexts;
  ref: Ref<SVGSVGElement>;
}

/**
 * The year as the poster of a film. The page says everything that it shows. `YearStage.tsx` makes an image of it, where
 * no style sheet holds: every part has its colours and fonts as attributes.
 */
export function YearPicture({ year, isRunning, texts, films, ref }: YearPictureProps) {
  const language = useLanguage();
  const id = useId();
  const posters = stars(year);
  const places = wall(posters.length);
  const count = plural(texts, 'films', year.films.length, language);
  const genres = year.genres.length > 0 ? genresLine(year, texts, language) : '';
  return (
    <svg
      ref={ref}
      className={styles.poster}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      fontFamily="var(--display)"
      fontStretch="condensed"
      fontWeight="800"
      role="img"
      aria-label={format(texts.picture.label, { year: year.year })}
    >
      <Hall id={id} />
      <path fill="var(--dark-accent)" d="M84 76h12v34h18v12h-30z" />
      <text fill="#fff" x="132" y="117" fontSize="46">
        {site.brand}
      </text>
      <text fill="#fff" x={MARGIN} y="214" fontSize={fitted(texts.picture.title, 68, INNER)}>
        {texts.picture.title}
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
              caption={isRunning && role === 'last' ? texts.facts.latest : texts.picture[role]}
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

/** A strip of film with a frame for each month, in which each film of the month has a slice of its poster. */
function MonthStrip({ months, letterOf }: MonthStripProps) {
  const { x, y, width, height } = STRIP;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="10" fill="#000" />
      <path
        d={`M${x + 6} ${y + 15}h${width - 12}M${x + 6} ${y + height - 15}h${width - 12}`}
        stroke="#fff"
        strokeOpacity="0.3"
        strokeWidth="12"
        strokeDasharray={`${(width - 12) / HOLES / 2}`}
      />
      {months.map((films, month) => {
        const place = frame(month);
        return (
          <g key={month}>
            <rect {...place} fill="#fff" fillOpacity="0.1" />
            {slices(place, films).map(({ box, film }, index) => (
              <svg key={index} {...box} viewBox="0 0 120 100" preserveAspectRatio="xMidYMid slice">
                <PosterPicture seed={showKey(film.show)} />
              </svg>
            ))}
            <text
              x={place.x + place.width / 2}
              y={STRIP.y + STRIP.height + 52}
              fill="#fff"
              fillOpacity={films.length > 0 ? 1 : 0.5}
              fontSize="38"
              textAnchor="middle"
            >
              {letterOf(month)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The poster of a film inside the picture, below the line that says why it is there. */
function YearPoster({ film: { show }, caption, untitled, place, round }: YearPosterProps) {
  const seed = showKey(show);
  const lines = titleLines(show.name || untitled);
  return (
    <>
      <text
        fill="var(--dark-accent)"
        x={place.x}
        y={place.y - 16}
        fontSize={fitted(caption, 40, place.width)}
      >
        {caption}
      </text>
      <svg {...place} viewBox="0 0 120 180">
        <g clipPath={round}>
          <PosterPicture seed={seed} />
          <path d="M9 109h18v2.5H9z" fill={posterDesign(seed).palette.light} />
          <text fill="#fff" fontSize={titleSize(lines)} letterSpacing="-0.15">
            {lines.map((line, index) => (
              <tspan key={index} x="9" y={114 + (index + 1) * 14.5}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      </svg>
    </>
  );
}
