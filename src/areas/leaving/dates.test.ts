import { expect, test } from 'vitest';
import { dayAt, dayText, instantOf, momentText, timeText } from './dates.ts';

const NEW_YEAR = Date.parse('2026-12-31T23:30:00Z');

test('[leaving/receipt] moments and days are of the site’s clock, in words of the language', () => {
  expect(dayAt(NEW_YEAR)).toBe('2027-01-01');
  expect(timeText(NEW_YEAR, 'fr')).toBe('00:30');
  expect(momentText(NEW_YEAR, 'fr')).toBe('1er\u00a0janvier\u00a02027 à\u00a000:30');
  expect(momentText(NEW_YEAR, 'nl')).toBe('1\u00a0januari\u00a02027 om\u00a000:30');
  expect(momentText(NEW_YEAR, 'en')).toBe('1\u00a0January\u00a02027 at\u00a000:30');
  expect(dayText('2027-02-01', 'fr')).toBe('1er\u00a0février\u00a02027');
  expect(dayText('2027-02-11', 'fr')).toBe('11\u00a0février\u00a02027');
  expect(dayText('', 'fr')).toBe('');
});

test.each([
  ['2026-11-23T10:59:59', '2026-11-23T09:59:59Z'],
  ['2026-11-23 10:59:59.1234567', '2026-11-23T09:59:59Z'],
  ['2026-07-01T00:00', '2026-06-30T22:00:00Z'],
  ['2026-10-25T01:59:59', '2026-10-24T23:59:59Z'],
  ['2026-03-29T03:00:00', '2026-03-29T01:00:00Z'],
  ['2026-11-23T09:59:59Z', '2026-11-23T09:59:59Z'],
  ['2026-11-23T10:59:59+01:00', '2026-11-23T09:59:59Z'],
  ['2026-11-23', '2026-11-22T23:00:00Z'],
  ['23/11/2026 10:59', ''],
  ['', ''],
])('[leaving/receipt] on any device %s is the instant %s', (text, at) => {
  expect(instantOf(text)).toBe(Date.parse(at));
});
