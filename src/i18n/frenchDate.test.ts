import { describe, expect, test } from 'vitest';
import { frenchDate } from './printers.ts';

const printer = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** Which of the many spaces stands where is ICU's affair. */
function printed(at: string): string {
  return frenchDate(printer.formatToParts(new Date(at))).replace(/\s/g, ' ');
}

describe('[sites/native-dates] French dates are written as in France', () => {
  test.each([
    ['2026-12-01T19:30Z', 'mardi 1er décembre 2026 à 19 h 30'],
    ['2026-12-11T09:05Z', 'vendredi 11 décembre 2026 à 9 h 05'],
    ['2026-12-21T20:00Z', 'lundi 21 décembre 2026 à 20 h'],
    ['2027-01-31T00:00Z', 'dimanche 31 janvier 2027 à 0 h'],
    ['2027-01-02T00:01Z', 'samedi 2 janvier 2027 à 0 h 01'],
  ])('%s is %s', (at, text) => {
    expect(printed(at)).toBe(text);
  });

  test('the number and the sign of the hour stay on one line', () => {
    expect(frenchDate(printer.formatToParts(new Date('2026-12-01T19:30Z')))).toContain('19\u00a0h\u00a030');
  });
});
