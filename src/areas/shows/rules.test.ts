import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameOfSlug } from '#i18n/slug.ts';
import type { CatalogueShow, Show } from './contract.ts';
import type { Feeling } from './feelings/contract.ts';
import {
  filmToOffer,
  genreNames,
  holds,
  isSameShow,
  ratings,
  recommended,
  seen,
  showAddress,
  showKey,
  showLookup,
  showSet,
  WISH,
  wishes,
  withChanges,
  type Change,
} from './rules.ts';

function show(slug: string, id = ''): Show {
  return { slug, id, name: slug || id, genres: [], actors: [] };
}

function feeling(slug: string, felt: Partial<Feeling> = {}): Feeling {
  return { show: show(slug), intention: 0, emotion: 0, isSeen: false, at: 1, ...felt };
}

function slugs(feelings: readonly Feeling[]): string[] {
  return feelings.map((one) => one.show.slug);
}

const NOW = 9;

describe('which show', () => {
  test('[shows/slug-before-id, shows/rating-needs-identifier, shows/wishlist-needs-identifier] the slug is preferred, else the customer system’s id; with neither there is no address', () => {
    expect(showAddress(show('a', 'S9'))).toEqual({ by: 'slug', slug: 'a' });
    expect(showAddress(show('', 'S9'))).toEqual({ by: 'id', id: 'S9' });
    expect(showAddress(show(''))).toBeUndefined();
  });

  test('the same by slug or by id, and nothing is the same by having neither', () => {
    expect(isSameShow(show('a', '1'), show('a', '2'))).toBe(true);
    expect(isSameShow(show('', '1'), show('a', '1'))).toBe(true);
    expect(isSameShow(show('a'), show('b'))).toBe(false);
    expect(isSameShow(show(''), show(''))).toBe(false);
  });

  test('sets and lookups agree with that', () => {
    const shows = fc.array(
      fc.record({ slug: fc.constantFrom('', 'a', 'b'), id: fc.constantFrom('', '1', '2') }),
    );
    fc.assert(
      fc.property(shows, fc.constantFrom('', 'a', 'c'), fc.constantFrom('', '1', '3'), (list, slug, id) => {
        const known = list.some((one) => isSameShow(one, { slug, id }));
        expect(showSet(list)({ slug, id })).toBe(known);
        const found = showLookup(list)({ slug, id });
        expect(found !== undefined).toBe(known);
        if (found) expect(isSameShow(found, { slug, id })).toBe(true);
      }),
    );
  });

  test('a key of its own, whatever it has', () => {
    expect(showKey(show('a', '1'))).toBe('a');
    expect(showKey(show('', '1'))).toBe('sf/1');
    expect(showKey({ ...show(''), name: 'Film' })).toBe('Film');
  });

  test('a slug’s words', () => {
    expect(nameOfSlug('the-long-reel')).toBe('The long reel');
    expect(nameOfSlug('')).toBe('');
  });
});

describe('lists', () => {
  test('[entities/wishlist-intention] only an intention of 2 is a wish', () => {
    const all = [0, 1, 2, 3].map((intention) => feeling(`i${intention}`, { intention }));
    expect(slugs(wishes(all))).toEqual(['i2']);
  });

  test('[shows/history-lists-seen, entities/feeling-fields] history has what was seen, ratings what has an emotion', () => {
    const all = [feeling('seen', { isSeen: true }), feeling('rated', { emotion: 3 }), feeling('neither')];
    expect(slugs(seen(all))).toEqual(['seen']);
    expect(slugs(ratings(all))).toEqual(['rated']);
  });

  test('[entities/list-orders] each newest first, what has no date last, and the list given is left as it was', () => {
    const times = fc.array(fc.nat());
    fc.assert(
      fc.property(times, (all) => {
        const feelings = all.map((at) => feeling('f', { at, intention: 2, emotion: 1, isSeen: true }));
        for (const list of [wishes, ratings, seen]) {
          expect(list(feelings).map(({ at }) => at)).toEqual(all.toSorted((a, b) => b - a));
        }
        expect(feelings.map(({ at }) => at)).toEqual(all);
      }),
    );
  });
});

describe('changes', () => {
  const stars: Change = { show: show('a'), what: 'emotion', value: 4, isDelete: false };

  test('change what they say and nothing else; other stars than before stay where they are in the list', () => {
    const before = [feeling('b'), feeling('a', { intention: 2, emotion: 1, at: 5 })];
    expect(withChanges(before, [stars], NOW)).toEqual([
      feeling('b'),
      feeling('a', { intention: 2, emotion: 4, at: 5 }),
    ]);
    expect(before[1]?.emotion).toBe(1);
  });

  test('what is new is of now, with a feeling or without one before; taken back it is 0', () => {
    expect(withChanges([feeling('a')], [stars], NOW)).toEqual([feeling('a', { emotion: 4, at: NOW })]);
    const wished: Change = { ...stars, what: 'intention', value: 2 };
    expect(withChanges([feeling('a', { intention: 1 })], [wished], NOW)).toEqual([
      feeling('a', { intention: 2, at: NOW }),
    ]);
    expect(withChanges([feeling('a', { emotion: 4, at: 5 })], [wished], NOW)).toEqual([
      feeling('a', { emotion: 4, intention: 2, at: NOW }),
    ]);
    const wish: Change = { show: show('new'), what: 'intention', value: 2, isDelete: false };
    expect(withChanges([], [wish], NOW)).toEqual([feeling('new', { intention: 2, at: NOW })]);
    expect(withChanges([feeling('a', { emotion: 4 })], [{ ...stars, isDelete: true }], NOW)).toEqual([
      feeling('a'),
    ]);
  });

  test('whatever is changed, the server holds it afterwards', () => {
    const change = fc.record({
      show: fc.constantFrom(show('a'), show('', '1'), show('b', '2')),
      what: fc.constantFrom('emotion' as const, 'intention' as const),
      value: fc.integer({ min: 1, max: 5 }),
      isDelete: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(change), change, (others, last) => {
        expect(holds(withChanges([feeling('a')], [...others, last], NOW), last)).toBe(true);
        expect(holds([], last)).toBe(last.isDelete);
      }),
    );
  });
});

describe('the catalogue', () => {
  const NONE = { presales: false, comingSoon: false, bookable: false };

  function listed(slug: string, ...genres: string[]): CatalogueShow {
    return { ...show(slug), ...NONE, genres: genres.map((id) => ({ id, name: id.toUpperCase() })) };
  }

  test('[shows/recommended-shows] what was seen is not recommended, and the customer’s genres come first', () => {
    const shows = [
      listed('a', 'horror'),
      listed('b', 'drama'),
      listed('c', 'drama'),
      listed('d'),
      listed('e', 'x', 'drama'),
    ];
    const felt = [feeling('b', { isSeen: true }), feeling('c', { emotion: 5 })];
    expect(recommended(shows, felt, ['drama']).map(({ slug }) => slug)).toEqual(['c', 'e', 'a', 'd']);
    expect(recommended(shows, [], []).map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('the film for a customer without a ticket', () => {
  const listed = ['a', 'b', 'c'].map((slug) => ({
    id: '',
    slug,
    name: slug,
    genres: [{ id: slug === 'c' ? 'drama' : 'other', name: '' }],
    actors: [],
    presales: false,
    comingSoon: slug === 'a',
    bookable: slug !== 'a',
  }));
  const felt = (slug: string, intention: number, at: number): Feeling => ({
    show: { id: '', slug, name: slug, genres: [], actors: [] },
    intention,
    emotion: 0,
    isSeen: intention !== WISH,
    at,
  });

  test('is the latest wish that can be booked', () => {
    const feelings = [felt('b', WISH, 1), felt('c', WISH, 2), felt('a', WISH, 3)];
    expect(filmToOffer(listed, feelings, [])).toMatchObject({ show: { slug: 'c' }, isWished: true });
  });

  test('is a recommendation without such a wish, of the genres that the customer likes', () => {
    expect(filmToOffer(listed, [felt('b', 0, 1)], [])).toMatchObject({
      show: { slug: 'c' },
      isWished: false,
    });
    expect(filmToOffer(listed, [], ['drama'])).toMatchObject({ show: { slug: 'c' } });
  });

  test('is none for a customer of whom nothing is known, and where nothing can be booked', () => {
    expect(filmToOffer(listed, [], [])).toBeUndefined();
    expect(filmToOffer([], [felt('b', WISH, 1)], [])).toBeUndefined();
    const withoutAddress = {
      ...show('', 'S1'),
      presales: false,
      comingSoon: false,
      bookable: true,
      genres: [{ id: 'drama', name: 'Drama' }],
    };
    expect(filmToOffer([withoutAddress], [], ['drama'])).toBeUndefined();
  });
});

test('the genres of a show are named in one line', () => {
  expect(genreNames({ genres: [] })).toBe('');
  const genres = [
    { id: '1', name: 'Drame' },
    { id: '2', name: 'Comédie' },
  ];
  expect(genreNames({ genres })).toBe('Drame, Comédie');
});
