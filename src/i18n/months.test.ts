import { expect, test } from 'vitest';
import { monthLetter, monthName, monthOf } from './months.ts';

test.each([
  ['2026-11-30T22:59:59Z', 'Europe/Paris', 10],
  ['2026-11-30T23:00:00Z', 'Europe/Paris', 11],
  ['2026-06-30T21:59:59Z', 'Europe/Amsterdam', 5],
  ['2026-06-30T22:00:00Z', 'Europe/Amsterdam', 6],
  ['2026-01-01T04:59:59Z', 'America/New_York', 11],
])('%s is in %s in the month %i', (iso, timeZone, month) => {
  expect(monthOf(Date.parse(iso), timeZone)).toBe(month);
});

test('each language has its own names', () => {
  const july = (['fr', 'nl', 'en'] as const).map((language) => monthName(6, language));
  expect(july).toEqual(['juillet', 'juli', 'July']);
  expect(monthName(11, 'en')).toBe('December');
  expect(Array.from({ length: 12 }, (_, month) => monthLetter(month, 'fr')).join('')).toBe('JFMAMJJASOND');
});
