import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { latestBirthDate, minimumAge } from './rules.ts';

test.each([
  [0, 0],
  [15, 15],
  [120, 120],
  [121, undefined],
  [-1, undefined],
  [15.5, undefined],
  [-1e308, undefined],
  [NaN, undefined],
  [null, undefined],
])(
  '[constants/sample-settings, http/tolerates-unlisted-shapes] of the settings, %s is the age %s',
  (years, age) => {
    expect(minimumAge(years)).toBe(age);
  },
);

describe('[constants/sample-settings] the latest birth date', () => {
  test.each([
    ['2026-11-21', 15, '2011-11-21'],
    ['2026-01-01', 15, '2011-01-01'],
    ['2026-12-31', 18, '2008-12-31'],
    ['2026-11-21', 0, '2026-11-21'],
    // A person born on 29 February is of age on 1 March in a year without that day.
    ['2027-02-28', 15, '2012-02-28'],
    ['2027-03-01', 15, '2012-03-01'],
    ['2028-02-28', 16, '2012-02-28'],
    ['2028-02-29', 16, '2012-02-29'],
    ['2028-02-29', 15, '2013-02-28'],
    ['2000-02-29', 100, '1900-02-28'],
    ['2028-02-10', 15, '2013-02-10'],
    ['2028-05-29', 15, '2013-05-29'],
    ['2400-02-29', 400, '2000-02-29'],
  ])('on %s, of who is %i, is %s', (today, years, latest) => {
    expect(latestBirthDate(today, years)).toBe(latest);
  });

  test('an age that a server should not send asks for no birth in the future, and for no less than it says', () => {
    expect(latestBirthDate('2026-11-21', -1)).toBe('2026-11-21');
    expect(latestBirthDate('2026-11-21', 14.5)).toBe('2011-11-21');
    expect(latestBirthDate('2026-11-21', 1500)).toBe('0526-11-21');
  });

  test('exactly that age today is accepted, a day younger is not, on any day', () => {
    const DAY_MS = 86_400_000;
    const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 80 }), (day, years) => {
        const today = day.toISOString().slice(0, 10);
        const latest = latestBirthDate(today, years);
        const dayAfter = new Date(Date.parse(latest) + DAY_MS).toISOString().slice(0, 10);
        expect(ageOn(today, latest)).toBe(years);
        expect(ageOn(today, dayAfter)).toBe(years - 1);
      }),
    );
  });
});

/** Counts birthdays, which is another way than the rule's. */
function ageOn(today: string, born: string): number {
  const hadBirthday = today.slice(5) >= born.slice(5);
  return Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (hadBirthday ? 0 : 1);
}
