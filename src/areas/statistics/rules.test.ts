import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dial, hall, isNew, originalShare, SEATS } from './rules.ts';

describe('hall', () => {
  test.each([
    [0, 0, 1],
    [1, 1, 1],
    [60, 60, 1],
    [61, 31, 2],
    [120, 60, 2],
    [121, 25, 5],
    [2000, 40, 50],
    [3000, 60, 50],
    [3001, 31, 100],
    [12_001, 41, 300],
  ])('%i films: %i seats are lit, each of %i', (films, lit, perSeat) => {
    expect(hall(films)).toEqual({ lit, perSeat });
  });

  test('whatever was seen fits, and the first film lights a seat', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (films) => {
        const { lit, perSeat } = hall(films);
        expect(lit).toBeLessThanOrEqual(SEATS);
        expect(lit * perSeat).toBeGreaterThanOrEqual(films);
        expect(lit > 0).toBe(films > 0);
      }),
    );
  });
});

test.each([
  [0, 0, 0],
  [720, 0, 0.5],
  [1440, 1, 0],
  [2160, 1, 0.5],
])('%i minutes are %i days and %f of the next', (minutes, days, share) => {
  expect(dial(minutes)).toEqual({ days, share });
});

test.each([
  [0, 0],
  [61.5, 62],
  [100, 100],
  [250, 100],
])('of %f percent %i are shown', (voPercent, share) => {
  expect(originalShare({ voPercent })).toBe(share);
});

const NOTHING = { timeSpent: 0, showsSeen: 0, favoriteGenre: '', mostVisitedCinema: '', voPercent: 0 };

test('[statistics/new-customer-readable] a customer is new until there is something to draw', () => {
  expect(isNew(NOTHING)).toBe(true);
  for (const some of [
    { timeSpent: 1 },
    { showsSeen: 1 },
    { voPercent: 1 },
    { favoriteGenre: 'Drame' },
    { mostVisitedCinema: 'Lumen' },
    { timeSpent: 90, showsSeen: 90 },
    { showsSeen: 1, voPercent: 1 },
  ])
    expect(isNew({ ...NOTHING, ...some })).toBe(false);
});
