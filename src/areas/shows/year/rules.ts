import { plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import type { Feeling } from '../feelings/contract.ts';
import { isolated } from '#i18n/foreign.ts';
import { remember } from '#i18n/printers.ts';

const lists = remember((locale) => new Intl.ListFormat(locale));

/** The texts of the other pages of films that this page uses. */
export type SharedFilmTexts = Pick<Texts['shows']['films'], 'untitled' | 'stars_one' | 'stars_other'>;

/** Where an instant lies in the calendar of the cinema. `at`: epoch milliseconds. Months are 0 to 11. */
export interface Calendar {
  yearOf: (at: number) => number;
  monthOf: (at: number) => number;
}

export interface FilmYear {
  year: number;
  /** At least one film, the oldest first. */
  films: readonly Feeling[];
  /** The films of each month, from January on. */
  months: readonly (readonly Feeling[])[];
  /** With one film, and where two films have the earliest instant, nobody knows a first one. */
  first: Feeling | undefined;
  last: Feeling | undefined;
  /** The films with the most stars, the newest first. Empty where no film has enough stars to be a favourite. */
  best: readonly Feeling[];
  /** At most two names. */
  genres: readonly string[];
  /** At most two months. */
  topMonths: readonly number[];
}

interface FilmYears {
  /** The newest first. A year without a film is not in it. */
  years: readonly FilmYear[];
  /** How many films have no date, or a date at which nobody can have seen a film. */
  undated: number;
}

/** Backends write the first day of their calendar for a date that is missing: 0001-01-01, 1900-01-01. */
const EARLIEST = 1901;

/** A film with fewer stars is no favourite, even where the customer gave no film more. */
const FAVOURITE_STARS = 4;

/**
 * @param seen the films that the customer has seen
 * @param now epoch milliseconds: a later year is a wrong date
 */
export function filmYears(seen: readonly Feeling[], calendar: Calendar, now: number): FilmYears {
  const thisYear = calendar.yearOf(now);
  const byYear = new Map<number, Feeling[]>();
  let undated = 0;
  for (const film of seen) {
    const year = film.at === 0 ? 0 : calendar.yearOf(film.at);
    if (!(year >= EARLIEST && year <= thisYear)) {
      undated++;
      continue;
    }
    const films = byYear.get(year);
    if (films) films.push(film);
    else byYear.set(year, [film]);
  }
  const years = [...byYear].sort(([a], [b]) => b - a).map(([year, films]) => filmYear(year, films, calendar));
  return { years, undated };
}

function filmYear(year: number, unsorted: readonly Feeling[], { monthOf }: Calendar): FilmYear {
  const films = [...unsorted].sort((a, b) => a.at - b.at);
  const months = Array.from({ length: 12 }, (): Feeling[] => []);
  for (const film of films) months[monthOf(film.at)]?.push(film);
  const [first, second] = films;
  const [beforeLast, last] = films.slice(-2);
  return {
    year,
    films,
    months,
    first: second && first && first.at < second.at ? first : undefined,
    last: last && beforeLast && beforeLast.at < last.at ? last : undefined,
    best: favourites(films),
    genres: mostFrequent(films.flatMap(genresOf)),
    topMonths: mostFrequent(films.map(({ at }) => monthOf(at))),
  };
}

function favourites(films: readonly Feeling[]): readonly Feeling[] {
  const most = Math.max(...films.map(({ emotion }) => emotion));
  if (films.length === 1 || most < FAVOURITE_STARS) return [];
  return films.filter(({ emotion }) => emotion === most).reverse();
}

/** Each genre of a film once. */
function genresOf({ show }: Feeling): string[] {
  return [...new Set(show.genres.map(({ name }) => name))];
}

/** The most frequent values. None where they are there once only, or where more than two share the first place. */
function mostFrequent<Value>(values: readonly Value[]): readonly Value[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(2, ...counts.values());
  const found = [...counts].filter(([, count]) => count === most).map(([value]) => value);
  return found.length > 2 ? [] : found;
}

/** How a year stands to the year before it. Undefined where the history has no film of that year. */
export function compared(
  { year, films }: FilmYear,
  years: readonly FilmYear[],
  isRunning: boolean,
): { kind: 'more' | 'same' | 'fewer' | 'soFar'; count: number } | undefined {
  const before = years.find((one) => one.year === year - 1)?.films.length;
  if (before === undefined) return undefined;
  if (films.length > before) return { kind: 'more', count: films.length - before };
  if (films.length === before) return { kind: 'same', count: before };
  // A year that still runs may overtake the year before.
  return isRunning ? { kind: 'soFar', count: before } : { kind: 'fewer', count: before - films.length };
}

/** With fewer films a rhythm says nothing. */
const RHYTHM_FROM = 12;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Every how many days the customer has seen a film, at least 1. Undefined for too few films.
 * @param now epoch milliseconds
 */
export function rhythm({ year, films }: FilmYear, now: number, isRunning: boolean): number | undefined {
  if (films.length < RHYTHM_FROM) return undefined;
  const begin = Date.UTC(year, 0);
  const end = isRunning ? now : Date.UTC(year + 1, 0);
  return Math.max(1, Math.round((end - begin) / DAY / films.length));
}

interface Star {
  film: Feeling;
  role: 'only' | 'best' | 'oneOfBest' | 'first' | 'last' | 'also';
}

const POSTERS = 3;

/**
 * The films that the picture shows, at most three, the largest first: the favourite, the first and the last one. The
 * newest of the other films fill the places that are left.
 */
export function stars({ films, best, first, last }: FilmYear): Star[] {
  const [only, another] = films;
  if (only && !another) return [{ film: only, role: 'only' }];
  const found: Star[] = [];
  const add = (film: Feeling | undefined, role: Star['role']): void => {
    const isNew = film && found.length < POSTERS && !found.some((star) => star.film === film);
    if (isNew) found.push({ film, role });
  };
  add(best[0], best.length > 1 ? 'oneOfBest' : 'best');
  add(first, 'first');
  add(last, 'last');
  for (const film of [...films].reverse()) add(film, 'also');
  return found;
}

/** How many films a line names. The history has them all. */
const NAMED = 3;

interface NameTexts {
  texts: Texts['filmYear']['island'];
  films: SharedFilmTexts;
  language: Language;
}

/** "Noordzee, Carmen and The Long Reel"; "Noordzee, Carmen, The Long Reel and 4 others". */
export function filmNames(seen: readonly Feeling[], { texts, films, language }: NameTexts): string {
  const names = seen.slice(0, NAMED).map(({ show }) => show.name || films.untitled);
  const others = seen.length - names.length;
  return others > 0
    ? `${names.join(', ')} ${plural(texts, 'others', others, language)}`
    : joined(names, language);
}

/** "drama and comedy" */
export function joined(parts: readonly string[], language: Language): string {
  return lists(language).format(parts.map(isolated));
}
