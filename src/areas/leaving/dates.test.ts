import { expect, test } from 'vitest';
import { dayAt, dayText, momentText, timeText } from './dates.ts';

const NEW_YEAR = Date.parse('2026-12-31T23:30:00Z');

test('[leaving/receipt] moments and days are of the site’s clock, in words of the language', () => {
  expect(dayAt(NEW_YEAR)).toBe('2027-01-01');
  expect(timeText(NEW_YEAR, 'fr')).toBe('00:30');
  expect(momentText(NEW_YEAR, 'fr')).toBe('1er janvier 2027 à 00:30');
  expect(momentText(NEW_YEAR, 'nl')).toBe('1 januari 2027 om 00:30');
  expect(momentText(NEW_YEAR, 'en')).toBe('1 January 2027 at 00:30');
  expect(dayText('2027-02-01', 'fr')).toBe('1er février 2027');
  expect(dayText('2027-02-11', 'fr')).toBe('11 février 2027');
  expect(dayText('', 'fr')).toBe('');
});
