import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comingDay } from './comingDay.ts';
import { longDate, sessionTime } from './format.ts';
import { dateTime } from './measures.ts';
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

test('[sites/whole-dates] no line begins with a month, a year, an hour or what belongs to it', () => {
  const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  const zones = fc.constantFrom('Europe/Paris', 'Europe/Amsterdam', 'America/New_York');
  fc.assert(
    fc.property(dates, dates, fc.constantFrom('fr', 'nl', 'en'), zones, (date, today, language, zone) => {
      const [at, now] = [date.toISOString(), today.getTime()];
      const printed = [
        longDate(at, language, zone),
        sessionTime(at, now, language, zone),
        dateTime(at, language, zone),
        comingDay(at, now, language, zone),
      ];
      // What may stand at the beginning of a line, apart from the name of a doubled hour.
      const later = printed.flatMap((text) => text.replace(/ \(.*/, '').split(' ').slice(1));
      for (const part of later)
        expect(part).toMatch(/^(?:à|om|at)\u00a0\d|^\d{1,2}(?:er)?\u00a0\p{L}|^\d\d:\d\d$/u);
    }),
  );
});
