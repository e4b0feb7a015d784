import { useId } from 'react';
import { format, plural } from '#i18n/format.ts';
import { monthName } from '#i18n/months.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { Facts } from './Facts.tsx';
import styles from './FilmYear.module.css';
import { filmNames, compared, rhythm, type FilmYear, type SharedFilmWords } from './rules.ts';

interface StoryProps {
  year: FilmYear;
  years: readonly FilmYear[];
  /** How many films are in no year. */
  undated: number;
  /** Epoch milliseconds. */
  now: number;
  isRunning: boolean;
  words: Texts['filmYear']['island'];
  films: SharedFilmWords;
  language: Language;
  links: { history: string; statistics: string };
}

/** The year in words: everything that the picture shows, and more. */
export function Story(props: StoryProps) {
  const { year, undated, words, films, language, links, isRunning } = props;
  const monthsId = useId();
  return (
    <div className={styles.story}>
      <div className={styles.opening} aria-live="polite">
        <h2>{plural(words, 'heading', year.films.length, language, { year: year.year })}</h2>
        <p>{opening(props)}</p>
      </div>
      <Facts year={year} words={words} films={films} language={language} isRunning={isRunning} />
      <section aria-labelledby={monthsId}>
        <h2 id={monthsId}>{words.months}</h2>
        <ul className={styles.months}>
          {year.months.map(
            (seen, month) =>
              seen.length > 0 && (
                <li key={month}>
                  <strong>{monthName(month, language)}</strong>
                  <span>{filmNames(seen, { words, films, language })}</span>
                </li>
              ),
          )}
        </ul>
      </section>
      <div className={styles.notes}>
        <p>
          {words.dates} {undated > 0 && plural(words, 'undated', undated, language)}
        </p>
        <ul>
          <li>
            <a href={links.history}>{words.history}</a>
          </li>
          <li>
            <a href={links.statistics}>{words.statistics}</a>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** What the number of films says, how it stands to the year before, and that the year still runs. */
function opening({ year, years, now, isRunning, words, language }: StoryProps): string {
  const days = rhythm(year, now, isRunning);
  const size = (['one', 'two'] as const)[year.films.length - 1] ?? 'few';
  const before = compared(year, years, isRunning);
  return [
    days === undefined ? words[size] : plural(words, 'rhythm', days, language),
    before && comparison(before, year.year - 1, words, language),
    isRunning && words.running,
  ]
    .filter(Boolean)
    .join(' ');
}

function comparison(
  { kind, count }: NonNullable<ReturnType<typeof compared>>,
  year: number,
  words: Texts['filmYear']['island'],
  language: Language,
): string {
  return kind === 'same' ? format(words.same, { year }) : plural(words, kind, count, language, { year });
}
