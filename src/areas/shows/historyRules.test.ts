import fc from 'fast-check';
import { expect, test } from 'vitest';
import { year } from '#i18n/months.ts';
import type { Feeling } from './feelings/contract.ts';
import { byYear } from './rules.ts';

function feeling(at: number): Feeling {
  return {
    show: { slug: '', id: '', name: '', genres: [], actors: [] },
    intention: 0,
    emotion: 0,
    isSeen: true,
    at,
  };
}

const inParis = (at: number): number => year(at, 'Europe/Paris');

test('a year ends when it does where the cinema is', () => {
  const late = Date.parse('2025-12-31T22:59:59Z');
  const all = [feeling(late + 1000), feeling(late), feeling(0)];
  expect(byYear(all, inParis)).toEqual([
    { year: 2026, feelings: [all[0]] },
    { year: 2025, feelings: [all[1]] },
    { year: undefined, feelings: [all[2]] },
  ]);
});

test('nothing is lost, nothing changes places, and each year is there once', () => {
  const times = fc.array(fc.integer({ min: 1, max: 4e12 }));
  fc.assert(
    fc.property(times, (list) => {
      const all = list.toSorted((a, b) => b - a).map(feeling);
      const years = byYear(all, inParis);
      expect(years.flatMap(({ feelings }) => feelings)).toEqual(all);
      expect(new Set(years.map((one) => one.year)).size).toBe(years.length);
    }),
  );
});
