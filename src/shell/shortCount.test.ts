import { expect, test } from 'vitest';
import { shortCount } from './shortCount.ts';

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [2000, '99+'],
])('[shell/account-counts] %i reads %s', (count, short) => {
  expect(shortCount(count)).toBe(short);
});
