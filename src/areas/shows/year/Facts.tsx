import type { ReactNode } from 'react';
import { $user } from '#account/user/store.ts';
import { dotted } from '#i18n/foreign.ts';
import { format, longDate, plural } from '#i18n/format.ts';
import { joined } from '#i18n/joined.ts';
import { monthName } from '#i18n/months.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { Icon } from '#ui/Icon.tsx';
import { CALENDAR, PLACE, PLAY } from '#ui/icons.ts';
import { Poster } from '#ui/Poster.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Feeling } from '../feelings/contract.ts';
import { showKey } from '../rules.ts';
import styles from './FilmYear.module.css';
import { filmNames, type FilmYear, type SharedFilmWords } from './rules.ts';

interface FactsProps {
  year: FilmYear;
  isRunning: boolean;
  words: Texts['filmYear']['island'];
  films: SharedFilmWords;
  language: Language;
}

export function Facts({ year, isRunning, words, films, language }: FactsProps) {
  const { facts } = words;
  const [only, another] = year.films;
  const filmFact = (name: string, film: Feeling | undefined) =>
    film && <FilmFact name={name} film={film} films={films} language={language} />;
  return (
    <ul className={styles.facts}>
      {!another && filmFact(facts.only, only)}
      <Favourites year={year} words={words} films={films} language={language} />
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
      <TopMonths year={year} words={words} language={language} />
      <Cinema words={words} />
    </ul>
  );
}

function FilmFact({
  name,
  film,
  films,
  language,
}: { name: string; film: Feeling } & Pick<FactsProps, 'films' | 'language'>) {
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

function Favourites({ year: { best }, words, films, language }: Omit<FactsProps, 'isRunning'>) {
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

function TopMonths({
  year: { topMonths, months },
  words,
  language,
}: Pick<FactsProps, 'year' | 'words' | 'language'>) {
  const [first] = topMonths;
  if (first === undefined) return null;
  const count = plural(words, 'films', months[first]?.length ?? 0, language);
  return (
    <Fact
      name={plural(words.facts, 'month', topMonths.length, language)}
      value={joined(
        topMonths.map((month) => monthName(month, language)),
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

interface FactProps {
  name: string;
  value: string;
  detail: string;
  sign: ReactNode;
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
