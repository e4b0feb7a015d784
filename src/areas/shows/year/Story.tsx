import { useId, type ReactNode } from 'react';
import { format, plural, longDate } from '#i18n/format.ts';
import { monthName } from '#i18n/months.ts';
import type { Texts } from '#i18n/texts.ts';
import { capitalised } from '#sites/languageName.ts';
import type { Language } from '#sites/site.ts';
import styles from './FilmYear.module.css';
import { filmNames, compared, rhythm, type FilmYear, type SharedFilmWords, joined } from './rules.ts';
import { $user } from '#account/user/store.ts';
import { dotted } from '#i18n/foreign.ts';
import { Icon } from '#ui/Icon.tsx';
import { CALENDAR, PLACE, PLAY } from '#ui/icons.ts';
import { useLanguage } from '#ui/language.ts';
import { Poster } from '#ui/poster/Poster.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Feeling } from '../feelings/contract.ts';
import { showKey } from '../rules.ts';

interface FactsProps {
  year: FilmYear;
  isRunning: boolean;
  words: Texts['filmYear']['island'];
  films: SharedFilmWords;
}

interface FactProps {
  name: string;
  value: string;
  detail: string;
  sign: ReactNode;
}

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
  links: { history: string; statistics: string };
}

/** The year in words: everything that the picture shows, and more. */
export function Story(props: StoryProps) {
  const language = useLanguage();
  const { year, undated, words, films, links, isRunning } = props;
  const monthsId = useId();
  return (
    <div className={styles.story}>
      <div className={styles.opening} aria-live="polite">
        <h2>{plural(words, 'heading', year.films.length, language, { year: year.year })}</h2>
        <p>{opening(props, language)}</p>
      </div>
      <Facts year={year} words={words} films={films} isRunning={isRunning} />
      <section aria-labelledby={monthsId}>
        <h2 id={monthsId}>{words.months}</h2>
        <ul className={styles.months}>
          {year.months.map(
            (seen, month) =>
              seen.length > 0 && (
                <li key={month}>
                  <strong>{capitalised(monthName(month, language), language)}</strong>
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
function opening({ year, years, now, isRunning, words }: StoryProps, language: Language): string {
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

function Facts({ year, isRunning, words, films }: FactsProps) {
  const language = useLanguage();
  const { facts } = words;
  const [only, another] = year.films;
  const filmFact = (name: string, film: Feeling | undefined) =>
    film && <FilmFact name={name} film={film} films={films} />;
  return (
    <ul className={styles.facts}>
      {!another && filmFact(facts.only, only)}
      <Favourites year={year} words={words} films={films} />
      {filmFact(facts.first, year.first)}
      {filmFact(isRunning ? facts.latest : facts.last, year.last)}
      {year.genres.length > 0 && (
        <Fact
          name={plural(facts, 'genre', year.genres.length, language)}
          value={joined(year.genres, language)}
          detail={year.genres.length > 1 ? facts.genresDetail : facts.genreDetail}
          sign={<Sign path={PLAY} />}
        />
      )}
      <TopMonths year={year} words={words} />
      <Cinema words={words} />
    </ul>
  );
}

function FilmFact({ name, film, films }: { name: string; film: Feeling } & Pick<FactsProps, 'films'>) {
  const language = useLanguage();
  const { show, at, emotion } = film;
  const date = longDate(at, language);
  return (
    <Fact
      name={name}
      value={show.name || films.untitled}
      detail={dotted(date, emotion > 0 ? plural(films, 'stars', emotion, language) : '')}
      sign={<Poster title={show.name || films.untitled} seed={showKey(show)} />}
    />
  );
}

function Favourites({ year: { best }, words, films }: Omit<FactsProps, 'isRunning'>) {
  const language = useLanguage();
  const [film] = best;
  if (!film) return null;
  return (
    <Fact
      name={plural(words.facts, 'best', best.length, language)}
      value={filmNames(best, { words, films, language })}
      detail={format(words.facts.stars, { stars: plural(films, 'stars', film.emotion, language) })}
      sign={<Poster title={film.show.name || films.untitled} seed={showKey(film.show)} />}
    />
  );
}

function TopMonths({ year: { topMonths, months }, words }: Pick<FactsProps, 'year' | 'words'>) {
  const language = useLanguage();
  const [first] = topMonths;
  if (first === undefined) return null;
  const count = plural(words, 'films', months[first]?.length ?? 0, language);
  return (
    <Fact
      name={plural(words.facts, 'month', topMonths.length, language)}
      value={joined(
        topMonths.map((month, index) => {
          const name = monthName(month, language);
          return index === 0 ? capitalised(name, language) : name;
        }),
        language,
      )}
      detail={topMonths.length > 1 ? format(words.facts.monthDetail, { films: count }) : count}
      sign={<Sign path={CALENDAR} />}
    />
  );
}

/** The account names one cinema for all years. The page says so, and the picture has no cinema: it tells where somebody lives. */
function Cinema({ words: { facts } }: Pick<FactsProps, 'words'>) {
  const name = useStore($user)?.statistics.mostVisitedCinema ?? '';
  if (name === '') return null;
  return <Fact name={facts.cinema} value={name} detail={facts.cinemaDetail} sign={<Sign path={PLACE} />} />;
}

function Fact({ name, value, detail, sign }: FactProps) {
  return (
    <li className={styles.fact}>
      {sign}
      <div>
        <h3>{name}</h3>
        <p className={styles.value}>{value}</p>
        <p className={styles.detail}>{detail}</p>
      </div>
    </li>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <span className={styles.sign}>
      <Icon path={path} />
    </span>
  );
}
