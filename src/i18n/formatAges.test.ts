import { describe, expect, test } from 'vitest';
import { sessionTime } from './format.ts';
import { dateTime, fileSize, timeAgo } from './measures.ts';

const PARIS = 'Europe/Paris';
/** 00:05 of the next day in Paris. */
const LATE = '2026-11-20T23:05:00Z';
const LANGUAGES = ['fr', 'nl', 'en'] as const;

/** Which of the many spaces stands where is ICU's affair. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ');
}

describe('timeAgo', () => {
  const NOW = Date.parse('2026-11-21T12:00:00Z');
  const MINUTE = 60_000;
  const HOUR = 60 * MINUTE;
  const DAY = 24 * HOUR;

  test.each([
    [0, 'just now'],
    [MINUTE - 1, 'just now'],
    [MINUTE, '1 minute ago'],
    [HOUR - 1, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [DAY - 1, '23 hours ago'],
    [DAY, '1 day ago'],
    [7 * DAY - 1, '6 days ago'],
    [7 * DAY, '1 week ago'],
    [30 * DAY, '4 weeks ago'],
    [31 * DAY, '1 month ago'],
    [365 * DAY, '11 months ago'],
    [366 * DAY, '1 year ago'],
    [-HOUR, 'just now'],
  ])('%i ms: %s', (past, text) => {
    expect(timeAgo(NOW - past, NOW, 'en', 'just now')).toBe(text);
  });

  test('in each language, and nothing for what is no date', () => {
    expect(timeAgo('2026-11-18T12:00:00Z', NOW, 'fr', '')).toBe('il y a 3 jours');
    expect(timeAgo('2026-11-18T12:00:00Z', NOW, 'nl', '')).toBe('3 dagen geleden');
    expect(timeAgo('soon', NOW, 'en', 'just now')).toBe('');
  });
});

const DAY = 24 * 60 * 60_000;

test.each([
  [182 * DAY - 1, 'mardi 1er juin à 20 h'],
  [182 * DAY, 'mardi 1er juin 2027 à 20 h'],
  [-182 * DAY + 1, 'mardi 1er juin à 20 h'],
  [-182 * DAY, 'mardi 1er juin 2027 à 20 h'],
])('a session %i ms away has its year from half a year on', (away, text) => {
  const at = Date.parse('2027-06-01T18:00:00Z');
  expect(plain(sessionTime(at, at - away, 'fr', PARIS))).toBe(text);
});

test('dateTime has the day and the minute, in the zone of the cinema', () => {
  expect(LANGUAGES.map((language) => plain(dateTime(LATE, language, PARIS)))).toEqual([
    '21 novembre 2026 à 0 h 05',
    '21 november 2026 om 00:05',
    '21 November 2026 at 00:05',
  ]);
  expect(dateTime('', 'fr', PARIS)).toBe('');
});

test.each([
  [999, '1 kB'],
  [1500, '1.5 kB'],
  [999_949, '999.9 kB'],
  [1_000_000, '1 MB'],
  [10_485_760, '10.5 MB'],
])('a file of %i bytes: %s', (bytes, text) => {
  expect(plain(fileSize(bytes, 'en'))).toBe(text);
  expect(plain(fileSize(2e6, 'fr'))).toBe('2 Mo');
});
