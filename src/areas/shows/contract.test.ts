import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getShows } from './contract.ts';
import { getFeelings } from './feelings/contract.ts';
import { getMovieToNote } from './ratings/contract.ts';

describe('[http/tolerates-unlisted-shapes] answers', () => {
  test('[entities/show-fields, entities/feeling-fields] a show of the catalogue, with whatever is missing; genres are names, or have them', () => {
    expect(
      v.parse(getShows.answer, [
        {
          slug: 'the-long-reel',
          salesforceShowId: 7,
          presales: null,
          genres: ['Drame', { id: 'x', name: 'X' }, { id: 28, name: 'Action' }, 3],
        },
        'nonsense',
      ]),
    ).toEqual([
      {
        slug: 'the-long-reel',
        id: '7',
        name: 'The long reel',
        genres: [
          { id: 'Drame', name: 'Drame' },
          { id: 'x', name: 'X' },
          { id: '28', name: 'Action' },
        ],
        actors: [],
        presales: false,
        comingSoon: false,
        bookable: false,
      },
    ]);
  });

  test('[entities/feeling-fields] a feeling: what is missing is not felt, and a date that is none is 0', () => {
    const show = { id: '1', slug: 'a', name: 'A', genres: null, actors: ['B', null] };
    expect(
      v.parse(getFeelings.answer, [
        { intention: 2, emotion: null, isSeen: 'yes', show, updatedAt: '2026-01-01T00:00:00Z' },
        { show, updatedAt: 'soon' },
        { intention: 2 },
      ]),
    ).toEqual([
      {
        intention: 2,
        emotion: 0,
        isSeen: false,
        show: { ...show, genres: [], actors: ['B'] },
        at: Date.parse('2026-01-01T00:00:00Z'),
      },
      { intention: 0, emotion: 0, isSeen: false, show: { ...show, genres: [], actors: ['B'] }, at: 0 },
    ]);
  });

  test.each([
    ['4', 4],
    [4.5, 5],
    [7, 5],
    [-1, 0],
  ])('[entities/feeling-fields] of %j stars %i show', (emotion, stars) => {
    const [feeling] = v.parse(getFeelings.answer, [{ emotion, intention: '2', show: { id: '1' } }]);
    expect(feeling).toMatchObject({ intention: 2 });
    expect(Math.max(0, feeling?.emotion ?? 0)).toBe(stars);
  });

  test('a show to rate with neither slug nor id is listed all the same', () => {
    expect(v.parse(getMovieToNote.answer, [{ name: 'A' }])).toEqual([
      { slug: '', id: '', name: 'A', genres: [], actors: [] },
    ]);
  });
});
