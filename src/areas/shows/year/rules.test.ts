import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { year as yearIn, monthOf } from '#i18n/months.ts';
import type { Feeling } from '../feelings/contract.ts';
import { compared, filmYears, rhythm, stars, type Calendar, type FilmYear } from './rules.ts';

const PARIS: Calendar = {
  yearOf: (at) => yearIn(at, 'Europe/Paris'),
  monthOf: (at) => monthOf(at, 'Europe/Paris'),
};
const NOW = Date.parse('2026-11-20T18:00:00Z');

function film(iso: string, emotion = 0, ...genres: string[]): Feeling {
  const show = {
    slug: iso,
    id: '',
    name: iso,
    actors: [],
    genres: genres.map((name) => ({ id: name, name })),
  };
  return { show, intention: 0, emotion, isSeen: true, at: Date.parse(iso) || 0 };
}

function yearOf(...films: Feeling[]): FilmYear {
  const [one] = filmYears(films, PARIS, NOW).years;
  if (!one) throw new Error('No year');
  return one;
}

describe('years', () => {
  test('[statistics/year-of-the-site] a year begins and ends when it does where the cinema is', () => {
    const { years } = filmYears(
      [film('2025-12-31T23:00:00Z'), film('2025-12-31T22:59:59Z'), film('2024-12-31T23:00:00Z')],
      PARIS,
      NOW,
    );
    expect(years.map(({ year, films }) => [year, films.length])).toEqual([
      [2026, 1],
      [2025, 2],
    ]);
    expect(years[0]?.months.map(({ length }) => length)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(years[1]?.months.map(({ length }) => length)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test.each([
    '',
    'soon',
    '0001-01-01T00:00:00Z',
    '1900-01-01T00:00:00Z',
    '2026-12-31T23:00:00Z',
    '9999-12-31T00:00:00Z',
  ])('[statistics/year-undated] a film of the date "%s" is in no year, and is counted', (iso) => {
    const all = [film(iso), film('2026-03-01T20:00:00Z')];
    const { years, undated } = filmYears(all, PARIS, NOW);
    expect(years.map(({ films }) => films)).toEqual([[all[1]]]);
    expect(undated).toBe(1);
  });

  test('the newest year comes first, and the earliest is 1901', () => {
    const all = [1901, 2026, 2024, 2025].map((year) => film(`${year}-06-01T20:00:00Z`));
    const { years, undated } = filmYears(all, PARIS, NOW);
    expect(years.map(({ year }) => year)).toEqual([2026, 2025, 2024, 1901]);
    expect(undated).toBe(0);
  });

  test('no film, no year', () => {
    expect(filmYears([], PARIS, NOW)).toEqual({ years: [], undated: 0 });
  });

  test('every film is in its year and month once, or is counted as one without a date', () => {
    const ofLate = fc.integer({ min: Date.UTC(2025, 0), max: NOW });
    const instant = fc.oneof(fc.constant(0), fc.integer({ min: -62e12, max: 2e14 }), ofLate);
    fc.assert(
      fc.property(fc.array(instant), (times) => {
        const all = times.map((at) => ({ ...film(''), at }));
        const { years, undated } = filmYears(all, PARIS, NOW);
        const films = years.flatMap((one) => one.films);
        expect(films.length + undated).toBe(all.length);
        expect(new Set(films).size).toBe(films.length);
        for (const one of years) {
          expect(one.months.flat()).toEqual(one.films);
          expect(one.films.every(({ at }) => PARIS.yearOf(at) === one.year)).toBe(true);
          expect(one.topMonths.length).toBeLessThanOrEqual(2);
          const shown = stars(one);
          expect(shown).toHaveLength(Math.min(3, one.films.length));
          expect(new Set(shown.map((star) => star.film)).size).toBe(shown.length);
        }
        expect(years.map(({ year }) => year)).toEqual(
          [...new Set(years.map(({ year }) => year))].sort((a, b) => b - a),
        );
      }),
    );
  });
});

describe('[statistics/year-little-data] little data makes no claim', () => {
  test('one film is neither first nor last nor best, and makes no favourite', () => {
    const only = film('2026-03-01T20:00:00Z', 5, 'Drama');
    const one = yearOf(only);
    expect(one).toMatchObject({ first: undefined, last: undefined, best: [], genres: [], topMonths: [] });
    expect(stars(one)).toEqual([{ film: only, role: 'only' }]);
  });

  test('two films are a first and a last one', () => {
    const [a, b] = [film('2026-03-01T20:00:00Z', 2), film('2026-04-01T20:00:00Z')];
    const one = yearOf(b, a);
    expect(one).toMatchObject({ first: a, last: b, best: [], genres: [], topMonths: [] });
    expect(stars(one).map(({ role }) => role)).toEqual(['first', 'last']);
  });

  test('films of one instant have no order: a backend has moved them there together', () => {
    const same = '2026-03-01T20:00:00Z';
    const one = yearOf(film(same), film(same), film(same));
    expect(one).toMatchObject({ first: undefined, last: undefined, topMonths: [2] });
    expect(stars(one).map(({ role }) => role)).toEqual(['also', 'also', 'also']);
  });
});

describe('favourites', () => {
  test.each([
    [[3, 3], 0],
    [[4, 3], 1],
    [[5, 4, 5], 2],
    [[0, 0], 0],
  ])('of films with the stars %j, %i are favourites', (given, count) => {
    const films = given.map((emotion, index) => film(`2026-0${index + 1}-01T20:00:00Z`, emotion));
    expect(yearOf(...films).best).toHaveLength(count);
  });

  test('one alone is the best', () => {
    const films = [film('2026-01-01T20:00:00Z', 5), film('2026-02-01T20:00:00Z', 4)];
    expect(stars(yearOf(...films)).map(({ role }) => role)).toEqual(['best', 'last']);
  });

  test('of several the newest is on the picture, which says that it is one of them', () => {
    const films = [1, 2, 3, 4].map((month) => film(`2026-0${month}-01T20:00:00Z`, month > 1 ? 5 : 1));
    const shown = stars(yearOf(...films));
    const [big, second, third] = shown;
    expect(shown).toHaveLength(3);
    expect(big).toEqual({ film: films[3], role: 'oneOfBest' });
    expect(second).toEqual({ film: films[0], role: 'first' });
    // The last film has its place already.
    expect(third).toEqual({ film: films[2], role: 'also' });
  });
});

describe('genres and months', () => {
  test.each([
    [['Drama', 'Drama', 'Comedy'], ['Drama']],
    [
      ['Drama', 'Drama', 'Comedy', 'Comedy'],
      ['Drama', 'Comedy'],
    ],
    [['Drama', 'Comedy'], []],
    [['A', 'A', 'B', 'B', 'C', 'C'], []],
  ])('of %j the genres of the year are %j', (genres, expected) => {
    const films = genres.map((genre, index) => film(`2026-0${index + 1}-01T20:00:00Z`, 0, genre));
    expect(yearOf(...films).genres).toEqual(expected);
  });

  test('a film that names its genre twice counts once', () => {
    expect(yearOf(film('2026-01-01T20:00:00Z', 0, 'Drama', 'Drama')).genres).toEqual([]);
  });

  test('the months with the most films, two at most', () => {
    const days = (...isoDays: string[]) => isoDays.map((day) => film(`2026-${day}T12:00:00Z`));
    expect(yearOf(...days('01-01', '01-02', '05-01')).topMonths).toEqual([0]);
    expect(yearOf(...days('01-01', '01-02', '05-01', '05-02')).topMonths).toEqual([0, 4]);
    expect(yearOf(...days('01-01', '01-02', '05-01', '05-02', '06-01', '06-02')).topMonths).toEqual([]);
  });
});

function films(year: number, count: number): Feeling[] {
  return Array.from({ length: count }, (_, index) =>
    film(`${year}-06-${String(index + 1).padStart(2, '0')}T12:00:00Z`),
  );
}

test.each([
  [3, 2, true, { kind: 'more', count: 1 }],
  [2, 2, true, { kind: 'same', count: 2 }],
  [1, 3, true, { kind: 'soFar', count: 3 }],
  [1, 3, false, { kind: 'fewer', count: 2 }],
  [3, 0, false, undefined],
] as const)('%i films after %i, running %s: %j', (count, before, isRunning, expected) => {
  const { years } = filmYears([...films(2026, count), ...films(2025, before)], PARIS, NOW);
  const [one] = years;
  expect(one && compared(one, years, isRunning)).toEqual(expected);
});

test('a year before a gap is not the year before', () => {
  const { years } = filmYears([...films(2026, 2), ...films(2024, 1)], PARIS, NOW);
  const [one] = years;
  expect(one && compared(one, years, true)).toBeUndefined();
});

test.each([
  [2025, 11, false, undefined],
  [2025, 12, false, 30],
  [2026, 12, true, 27],
])('in %i %i films, running %s: one every %j days', (year, count, isRunning, days) => {
  expect(rhythm(yearOf(...films(year, count)), NOW, isRunning)).toBe(days);
});

test('however many films, a rhythm is at least a day', () => {
  const one = yearOf(...films(2026, 1));
  const many = { ...one, films: Array.from({ length: 2000 }, () => one.films).flat() };
  expect(rhythm(many, NOW, true)).toBe(1);
});
