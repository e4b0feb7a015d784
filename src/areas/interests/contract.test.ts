import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getInterests } from './contract.ts';

const DRAMA = { id: 'drama', name: 'Drame' };

function answer(wire: unknown) {
  return v.parse(getInterests.answer, wire);
}

test('[interests/genres-preselected] genres beside events', () => {
  expect(answer({ genres: [DRAMA], events: [{ id: 7, name: 'Opéra' }] })).toEqual({
    genres: [DRAMA],
    events: [{ id: '7', name: 'Opéra' }],
  });
});

test('[interests/genres-preselected] genres alone', () => {
  expect(answer([DRAMA])).toEqual({ genres: [DRAMA], events: [] });
  expect(answer({ genres: [DRAMA] })).toEqual({ genres: [DRAMA], events: [] });
});

test('a bare text is its own name', () => {
  expect(answer({ genres: ['drama'] }).genres).toEqual([{ id: 'drama', name: 'drama' }]);
});

test('[http/tolerates-unlisted-shapes] entries that nobody could choose are left out, the others stay', () => {
  const genres = [null, '', { id: 'x' }, { id: '', name: 'X' }, { id: 'x', name: '' }, DRAMA, 5];
  expect(answer({ genres, events: null })).toEqual({ genres: [DRAMA], events: [] });
});

test('what is no list at all is a failure, not an empty one', () => {
  expect(v.safeParse(getInterests.answer, null).success).toBe(false);
  expect(v.safeParse(getInterests.answer, undefined).success).toBe(false);
  expect(v.safeParse(getInterests.answer, 'drama').success).toBe(false);
});
