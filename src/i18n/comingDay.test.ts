import { expect, test } from 'vitest';
import { comingDay } from './comingDay.ts';

const PARIS = 'Europe/Paris';
/** Sunday, 23:30 in Paris. */
const NOW = Date.parse('2026-11-22T22:30:00Z');

test.each([
  ['2026-11-22T22:45:00Z', 'aujourd’hui'],
  ['2026-11-22T12:00:00Z', 'aujourd’hui'],
  ['2026-11-22T23:00:00Z', 'demain'],
  ['2026-11-24T19:30:00Z', 'mardi'],
  ['2026-11-28T22:59:00Z', 'samedi'],
  ['2026-11-28T23:00:00Z', '29 novembre'],
  ['2026-12-01T19:30:00Z', '1er décembre'],
  ['2026-11-21T22:59:00Z', ''],
  ['soon', ''],
])('%s is "%s" for a phone in Paris', (at, text) => {
  expect(comingDay(at, NOW, 'fr', PARIS).replace("'", '’').replace(/\s/g, ' ')).toBe(text);
});

test('the day that decides is the cinema’s, not the phone’s', () => {
  expect(comingDay('2026-11-22T23:00:00Z', NOW, 'en', 'UTC')).toBe('today');
  expect(comingDay('2026-11-22T23:00:00Z', NOW, 'nl', PARIS)).toBe('morgen');
});

test('a day of 23 or 25 hours is one day', () => {
  const beforeChange = Date.parse('2027-03-27T12:00:00Z');
  expect(comingDay('2027-03-28T12:00:00Z', beforeChange, 'en', PARIS)).toBe('tomorrow');
  expect(comingDay('2027-10-31T12:00:00Z', Date.parse('2027-10-30T12:00:00Z'), 'en', PARIS)).toBe('tomorrow');
});
