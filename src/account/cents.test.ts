import { expect, test } from 'vitest';
import { centsOf } from './cents.ts';

test.each([
  [2390, 2390],
  [0, 0],
  [-500, -500],
  [23.9, 2390],
  [1.15, 115],
  ['2390', 2390],
  ['23,90', 2390],
  ['23.9', 2390],
  ['-0,50', -50],
  ['19,90\u00a0€', 1990],
  ['€ 19.90', 1990],
  ['19,90 EUR', 1990],
  [-0, 0],
  ['-0,00', 0],
])('[entities/reading-amounts] %o is %i cents', (amount, cents) => {
  expect(centsOf(amount)).toBe(cents);
});

test.each([undefined, null, '', ' ', 'bientôt', '1.234', '1,2,3', Infinity, NaN, 1e300, true, {}, []])(
  '[entities/reading-amounts] of %o nobody can tell the cents',
  (amount) => {
    expect(centsOf(amount)).toBeUndefined();
  },
);
