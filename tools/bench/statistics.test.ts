import { expect, test } from 'vitest';
import { blockingTime, median, spread } from './statistics.ts';

test('the median of an odd and of an even number, in any order, and of none', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(median([])).toBeUndefined();
});

test('a run without a figure does not count', () => {
  expect(spread([3, undefined, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
  expect(spread([undefined])).toBeUndefined();
});

test('only what goes beyond 50 ms blocks, and only after the first paint', () => {
  expect(blockingTime([[100, 50]], 0)).toBe(0);
  expect(
    blockingTime(
      [
        [100, 80],
        [300, 60],
      ],
      0,
    ),
  ).toBe(40);
  expect(blockingTime([[100, 200]], 200)).toBe(100);
  expect(blockingTime([[100, 60]], 200)).toBe(0);
});
