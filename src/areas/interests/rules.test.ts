import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLiking } from '#account/user/contract.ts';
import {
  choicesOf,
  readable,
  sameInterests,
  toInterestPatch,
  withTicks,
  type Interests,
  type OwnInterests,
} from './rules.ts';

const ids = fc.uniqueArray(fc.constantFrom('drama', 'comedy', 'horror', 'western'));
const interests: fc.Arbitrary<Interests> = fc.record({ genres: ids, events: ids });

function likings(...wire: unknown[]) {
  return wire.map(toLiking);
}

const NOT_OFFERED = { genres: [], events: [] };

describe('choicesOf', () => {
  const offered = [
    { id: 'drama', name: 'Drame' },
    { id: 'comedy', name: 'Comédie' },
  ];

  test('[interests/genres-preselected] what is offered, in its order, under its name', () => {
    expect(choicesOf(offered, likings('comedy'))).toEqual(offered);
  });

  test('[entities/interest-shape, interests/no-raw-id] what nobody offers any more stands behind it under its name, and is not shown without one', () => {
    const nameless = [
      'noir',
      7,
      'drama',
      null,
      { name: 'C' },
      { id: 'x' },
      { id: 'y', name: '' },
      { id: 'z', name: 7 },
    ];
    expect(choicesOf(offered, likings({ id: 'western', name: 'Western' }, ...nameless))).toEqual([
      ...offered,
      { id: 'western', name: 'Western' },
    ]);
  });

  test('each stands once, under the first name', () => {
    const twice = likings({ id: 'x', name: 'X' }, { id: 'x', name: 'Y' });
    expect(choicesOf([...offered, { id: 'drama', name: 'Drama' }], twice)).toEqual([
      ...offered,
      { id: 'x', name: 'X' },
    ]);
  });
});

test('[interests/saved-in-account] ticks hold on top of whatever was saved elsewhere', () => {
  const ticks = { genres: { drama: true, comedy: false }, events: {} };
  const done = { genres: ['drama'], events: ['opera'] };
  expect(withTicks({ genres: ['comedy'], events: ['opera'] }, ticks)).toEqual(done);
  expect(withTicks({ genres: ['western', 'comedy', 'drama'], events: [] }, ticks)).toEqual({
    genres: ['western', 'drama'],
    events: [],
  });
  expect(withTicks(done, ticks)).toEqual(done);
});

test('another order is the same interests', () => {
  const some = { genres: ['a', 'b'], events: [] };
  expect(sameInterests(some, { genres: ['b', 'a'], events: [] })).toBe(true);
  expect(sameInterests(some, { genres: ['b'], events: [] })).toBe(false);
  expect(sameInterests(some, { genres: ['a', 'b', 'c'], events: [] })).toBe(false);
  expect(sameInterests(some, { genres: ['a', 'b'], events: ['a'] })).toBe(false);
});

const NOTHING: OwnInterests = { genres: [], events: [] };

describe('toInterestPatch', () => {
  const own = (...wire: unknown[]): OwnInterests => ({ genres: wire.map(toLiking), events: [] });

  test('what was not touched goes back as it came, what cannot be read with it', () => {
    const held = own('drama', 7, { id: 'noir', name: 'Noir' }, { name: 'C' });
    expect(readable(held)).toEqual({ genres: ['drama', '7', 'noir'], events: [] });
    expect(toInterestPatch({ genres: ['7', 'noir', 'comedy'], events: [] }, held, NOT_OFFERED)).toEqual({
      genres: [7, { id: 'noir', name: 'Noir' }, { name: 'C' }, 'comedy'],
      events: null,
    });
  });

  test.each([
    [['drama'], ['drama', '12']],
    [[7], [7, 12]],
    [[{ id: 'drama' }], [{ id: 'drama' }, { id: '12' }]],
    [
      [{ id: 7, name: 'Drama' }],
      [
        { id: 7, name: 'Drama' },
        { id: 12, name: 'Comedy' },
      ],
    ],
  ])('[interests/server-shape] a new interest takes the shape of %j', (wire, genres) => {
    const held = own(...wire);
    const chosen = { genres: [...readable(held).genres, '12'], events: [] };
    const genresOffered = [
      { id: '11', name: 'Western' },
      { id: '12', name: 'Comedy' },
    ];
    expect(toInterestPatch(chosen, held, { genres: genresOffered, events: [] }).genres).toEqual(genres);
  });

  test('[interests/server-shape] a new interest takes no shape of what has no id, no number that it is not, and no name that nobody offers', () => {
    const patched = (added: string, ...wire: unknown[]) => {
      const held = own(...wire);
      const chosen = { genres: [...readable(held).genres, added], events: [] };
      return toInterestPatch(chosen, held, NOT_OFFERED).genres?.at(-1);
    };
    expect(patched('12', { name: 'C' }, 7)).toBe(12);
    expect(patched('drama', 7)).toBe('drama');
    expect(patched('12', { id: 'noir', name: 'Noir' })).toStrictEqual({ id: '12' });
  });

  test.each([
    ['[interests/saved-in-account]', ['drama'], ['opera'], { genres: ['drama'], events: ['opera'] }],
    ['[interests/empty-genres-null]', [], ['opera'], { genres: null, events: ['opera'] }],
    ['[interests/empty-events-null]', ['drama'], [], { genres: ['drama'], events: null }],
    ['[interests/both-empty-null]', [], [], { genres: null, events: null }],
  ])('%s genres %j, events %j', (_, genres, events, patch) => {
    expect(toInterestPatch({ genres, events }, NOTHING, NOT_OFFERED)).toEqual(patch);
  });

  test('never without a key, never an empty list', () => {
    fc.assert(
      fc.property(interests, (some) => {
        const patch = toInterestPatch(some, NOTHING, NOT_OFFERED);
        expect(Object.keys(patch).toSorted()).toEqual(['events', 'genres']);
        expect(Object.values(patch).every((ids) => ids === null || ids.length > 0)).toBe(true);
      }),
    );
  });
});
