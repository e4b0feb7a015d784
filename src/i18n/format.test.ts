import { LANGUAGES } from '#sites/site.ts';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { calendarDate, format, longDate, money, plural, sessionTime, time } from './format.ts';
import { distance, duration, percent } from './measures.ts';

const PARIS = 'Europe/Paris';
/** 00:05 of the next day in Paris. */
const LATE = '2026-11-20T23:05:00Z';
const NOW = Date.parse('2026-11-20T12:00:00Z');

/** Which of the many spaces stands where is ICU's affair. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ');
}

describe('format', () => {
  test('fills in, every time, with or without space', () => {
    expect(format('{{name}} and {{ name }}, {{count}}', { name: 'Ana', count: 0 })).toBe('Ana and Ana, 0');
  });

  test.each([{}, { name: undefined }])('a missing value is empty, never "undefined"', (values) => {
    expect(format('Hello {{name}}!', values)).toBe('Hello !');
  });

  test('a value is text: neither a pattern nor a template', () => {
    expect(format('{{a}}', { a: '$& $1 {{b}}', b: 'x' })).toBe('$& $1 {{b}}');
  });

  test('a template without names is as it was', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes('{'));
        expect(format(text, {})).toBe(text);
      }),
    );
  });
});

describe('plural', () => {
  const texts = { tickets_one: '{{count}} ticket', tickets_other: '{{count}} tickets', title: 'Tickets' };

  test.each([
    ['fr', 0, '0 ticket'],
    ['fr', 1, '1 ticket'],
    ['fr', 2, '2 tickets'],
    ['nl', 0, '0 tickets'],
    ['nl', 1, '1 ticket'],
    ['en', 0, '0 tickets'],
    ['en', 1, '1 ticket'],
    ['en', 2, '2 tickets'],
    ['fr', 2000, '2 000 tickets'],
    ['nl', 2000, '2.000 tickets'],
    ['en', 2000, '2,000 tickets'],
    ['fr', 1_000_000, '1 000 000 tickets'],
  ] as const)('in %s, %i is "%s"', (language, count, text) => {
    expect(plain(plural(texts, 'tickets', count, language))).toBe(text);
  });

  test('takes further values', () => {
    const seats = { seats_one: '{{count}} seat at {{cinema}}', seats_other: '{{count}} seats at {{cinema}}' };
    expect(plural(seats, 'seats', 3, 'en', { cinema: 'Lyon' })).toBe('3 seats at Lyon');
  });

  test('a key that is no family of the words does not type-check', () => {
    // @ts-expect-error `title` has no `title_one`
    expect(() => plural(texts, 'title', 1, 'en')).toThrow();
  });
});

describe('money', () => {
  test.each([
    ['fr', 1050, '10,50 €'],
    ['nl', 1050, '€ 10,50'],
    ['en', 1050, '€10.50'],
    ['fr', 0, '0,00 €'],
    ['fr', 1, '0,01 €'],
    ['fr', 123456, '1 234,56 €'],
    ['nl', -500, '€ -5,00'],
  ] as const)(
    '[shell/locale-data, sites/currency-euro] in %s, %i cents are "%s"',
    (language, cents, text) => {
      expect(plain(money(cents, 'EUR', language))).toBe(text);
    },
  );

  test('what is no amount or no currency shows nothing', () => {
    expect(money(NaN, 'EUR', 'fr')).toBe('');
    expect(money(Infinity, 'EUR', 'fr')).toBe('');
    expect(money(100, '', 'fr')).toBe('');
    expect(money(100, 'euros', 'fr')).toBe('');
  });

  test('shows every cent, whatever the amount', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_00), fc.constantFrom(...LANGUAGES), (cents, language) => {
        expect(Number(money(cents, 'EUR', language).replace(/\D/g, ''))).toBe(cents);
      }),
    );
  });
});

describe('[sites/cinema-time-zone] dates, in the zone of the cinema', () => {
  test.each([
    ['fr', '21 novembre 2026', '0 h 05', 'samedi 21 novembre à 0 h 05'],
    ['nl', '21 november 2026', '00:05', 'zaterdag 21 november om 00:05'],
    ['en', '21 November 2026', '00:05', 'Saturday, 21 November at 00:05'],
  ] as const)('in %s', (language, long, hour, session) => {
    for (const at of [LATE, Date.parse(LATE)]) {
      expect(plain(longDate(at, language, PARIS))).toBe(long);
      expect(plain(time(at, language, PARIS))).toBe(hour);
      // English has lost and found this comma between versions of ICU.
      expect(plain(sessionTime(at, NOW, language, PARIS)).replace(',', '')).toBe(session.replace(',', ''));
    }
  });

  test('follow summer time', () => {
    expect(time('2026-07-01T18:00:00Z', 'en', PARIS)).toBe('20:00');
    expect(time('2026-12-01T18:00:00Z', 'en', PARIS)).toBe('19:00');
  });

  test('follow the zone that is given, not the last one', () => {
    expect(time(LATE, 'en', PARIS)).toBe('00:05');
    expect(time(LATE, 'en', 'UTC')).toBe('23:05');
    expect(plain(longDate(LATE, 'en', 'UTC'))).toBe('20 November 2026');
  });

  test.each(['', 'soon', '2026-13-01', NaN, 8.64e15 + 1])(
    '[advantages/listed-without-expiry] %s is no date and shows nothing',
    (at) => {
      for (const print of [longDate, time]) expect(print(at, 'fr', PARIS)).toBe('');
      expect(sessionTime(at, NOW, 'fr', PARIS)).toBe('');
    },
  );

  test('are the site’s unless a test says otherwise', () => {
    expect(time(LATE, 'en')).toBe('00:05');
  });

  test('a zone that does not exist shows nothing', () =>
    expect(longDate(LATE, 'fr', 'Europe/Lumen')).toBe(''));

  test('no input makes them throw or say "Invalid"', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), fc.constantFrom(...LANGUAGES), (at, language) => {
        const shown = [longDate(at, language), time(at, language), sessionTime(at, NOW, language)];
        expect(shown.join()).not.toMatch(/invalid|undefined|NaN/i);
      }),
    );
  });
});

describe('calendarDate', () => {
  afterEach(() => void vi.unstubAllEnvs());

  test.each([
    ['fr', '1er mai 1990'],
    ['nl', '1 mei 1990'],
    ['en', '1 May 1990'],
  ] as const)('in %s is the very day: %s', (language, text) => {
    expect(plain(calendarDate('1990-05-01', language))).toBe(text);
  });

  test.each(['', '1990', '1990-05', '1990-02-31', '01/05/1990', '1990-05-01T00:00:00Z'])(
    '"%s" is no day',
    (date) => {
      expect(calendarDate(date, 'fr')).toBe('');
    },
  );

  test('leap days exist in leap years only', () => {
    expect(plain(calendarDate('2024-02-29', 'en'))).toBe('29 February 2024');
    expect(calendarDate('2023-02-29', 'en')).toBe('');
  });

  test.each(['Asia/Tokyo', 'America/New_York'])('shifts no day on a phone in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Date('2026-01-01T00:00Z').getDate()).toBe(zone === 'Asia/Tokyo' ? 1 : 31);
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const date = day.toISOString().slice(0, 10);
        expect(plain(calendarDate(date, 'en'))).toMatch(
          new RegExp(`^${day.getUTCDate()} .* ${day.getUTCFullYear()}$`),
        );
      }),
    );
  });
});

describe('duration', () => {
  test.each([
    [0, 'en', '0 minutes'],
    [59.9, 'en', '59 minutes'],
    [60, 'en', '1 hour'],
    [125, 'en', '2 hours and 5 minutes'],
    [1439, 'en', '23 hours and 59 minutes'],
    [1440, 'en', '1 day'],
    [1441, 'en', '1 day'],
    [5430, 'fr', '3 jours et 18 heures'],
    [5430, 'nl', '3 dagen en 18 uur'],
  ] as const)('%f minutes in %s: %s', (minutes, language, text) => {
    expect(plain(duration(minutes, language))).toBe(text);
  });
});

test('a percentage has no decimals, and the space of its language', () => {
  expect(plain(percent(61.6, 'fr'))).toBe('62 %');
  expect(percent(100, 'en')).toBe('100%');
});

test.each([
  [0.04, '0 km'],
  [0.84, '0.8 km'],
  [9.94, '9.9 km'],
  [9.95, '10 km'],
  [1234.4, '1,234 km'],
])('%f kilometres: %s', (km, text) => {
  expect(plain(distance(km, 'en'))).toBe(text);
});
