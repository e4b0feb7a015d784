import { useId, type ReactNode } from 'react';
import { format, plural, longDate } from '#i18n/format.ts';
import { monthName } from '#i18n/months.ts';
import type { Texts } from '#i18n/texts.ts';
import { capitalised } from '#sites/languageName.ts';
import type { Language } from '#sites/site.ts';
import styles from './FilmYear.module.css';
import { filmNames, compared, rhythm, type FilmYear, type SharedFilmTexts, joined } from './rules.ts';
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
  texts: Texts['filmYear']['island'];
  films: SharedFilmTexts;
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
  texts: Texts['filmYear']['island'];
  films: SharedFilmTexts;
  links: { history: string; statistics: string };
}

/** The year in words: everything that the picture shows, and more. */
export function Story(props: StoryProps) {
  const language = useLanguage();
  const { year, undated, texts, films, links, isRunning } = props;
  const monthsId = useId();
  return (
    <div className={styles.story}>
      <div className={styles.opening} aria-live="polite">
        <h2>{plural(texts, 'heading', year.films.length, language, { year: year.year })}</h2>
        <p>{opening(props, language)}</p>
      </div>
      <Facts year={year} texts={texts} films={films} isRunning={isRunning} />
      <section aria-labelledby={monthsId}>
        <h2 id={monthsId}>{texts.months}</h2>
        <ul className={styles.months}>
          {year.months.map(
            (seen, month) =>
              seen.length > 0 && (
                <li key={month}>
                  <strong>{capitalised(monthName(month, language), language)}</strong>
                  <span>{filmNames(seen, { texts, films, language })}</span>
                </li>
              ),
          )}
        </ul>
      </section>
      <div className={styles.notes}>
        <p>
          {texts.dates} {undated > 0 && plural(texts, 'undated', undated, language)}
        </p>
        <ul>
          <li>
            <a href={links.history}>{texts.history}</a>
          </li>
          <li>
            <a href={links.statistics}>{texts.statistics}</a>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** What the number of films says, how it stands to the year before, and that the year still runs. */
function opening({ year, years, now, isRunning, texts }: StoryProps, language: Language): string {
  const days = rhythm(year, now, isRunning);
  const size = (['one', 'two'] as const)[year.films.length - 1] ?? 'few';
  const before = compared(year, years, isRunning);
  return [
    days === undefined ? texts[size] : plural(texts, 'rhythm', days, language),
    before && comparison(before, year.year - 1, texts, language),
    isRunning && texts.running,
  ]
    .filter(Boolean)
    .join(' ');
}

function comparison(
  { kind, count }: NonNullable<ReturnType<typeof compared>>,
  year: number,
  texts: Texts['filmYear']['island'],
  language: Language,
): string {
  return kind === 'same' ? format(texts.same, { year }) : plural(texts, kind, count, language, { year });
}

function Facts({ year, isRunning, texts, films }: FactsProps) {
  const language = useLanguage();
  const { facts } = texts;
  const [only, another] = year.films;
  const filmFact = (name: string, film: Feeling | undefined) =>
    film && <FilmFact name={name} film={film} films={films} />;
  return (
    <ul className={styles.facts}>
      {!another && filmFact(facts.only, only)}
      <Favourites year={year} texts={texts} films={films} />
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
      <TopMonths year={year} texts={texts} />
      <Cinema texts={texts} />
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

function Favourites({ year: { best }, texts, films }: Omit<FactsProps, 'isRunning'>) {
  const language = useLanguage();
  const [film] = best;
  if (!film) return null;
  return (
    <Fact
      name={plural(texts.facts, 'best', best.length, language)}
      value={filmNames(best, { texts, films, language })}
      detail={format(texts.facts.stars, { stars: plural(films, 'stars', film.emotion, language) })}
      sign={<Poster title={film.show.name || films.untitled} seed={showKey(film.show)} />}
    />
  );
}

function TopMonths({ year: { topMonths, months }, texts }: Pick<FactsProps, 'year' | 'texts'>) {
  const language = useLanguage();
  const [first] = topMonths;
  if (first === undefined) return null;
  const count = plural(texts, 'films', months[first]?.length ?? 0, language);
  return (
    <Fact
      name={plural(texts.facts, 'month', topMonths.length, language)}
      value={joined(
        topMonths.map((month, index) => {
          const name = monthName(month, language);
          return index === 0 ? capitalised(name, language) : name;
        }),
        language,
      )}
      detail={topMonths.length > 1 ? format(texts.facts.monthDetail, { films: count }) : count}
      sign={<Sign path={CALENDAR} />}
    />
  );
}

/** The account names one cinema for all years. The page says so, and the picture has no cinema: it tells where somebody lives. */
function Cinema({ texts: { facts } }: Pick<FactsProps, 'texts'>) {
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
