import { expect, test } from 'vitest';
import { year } from '#i18n/months.ts';
import { isDecember } from './store.ts';

test.each([
  ['2026-11-30T22:59:59Z', 'Europe/Paris', false],
  ['2026-11-30T23:00:00Z', 'Europe/Paris', true],
  ['2026-12-31T22:59:59Z', 'Europe/Paris', true],
  ['2026-12-31T23:00:00Z', 'Europe/Paris', false],
  ['2026-12-01T04:59:59Z', 'America/New_York', false],
  ['2026-12-01T05:00:00Z', 'America/New_York', true],
  ['2027-01-01T04:59:59Z', 'America/New_York', true],
  ['2027-01-01T05:00:00Z', 'America/New_York', false],
])('[home/year-in-december] at %s it is December in %s: %s', (iso, timeZone, expected) => {
  expect(isDecember(Date.parse(iso), (at) => year(at, timeZone))).toBe(expected);
});
