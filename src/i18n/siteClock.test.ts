import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sessionTime, time } from './format.ts';
import { dateTime } from './measures.ts';
import { atSite, dayOf } from './siteClock.ts';

const PARIS = 'Europe/Paris';
/** Where the customer's device may be. */
const DEVICES = ['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Auckland', 'Europe/Paris', 'UTC'];

afterEach(() => {
  vi.unstubAllEnvs();
});

function plain(text: string): string {
  return text.replace(/\s/g, ' ');
}

describe.each(DEVICES)('[environments/days-and-hours] on a device in %s', (device) => {
  test.each([
    ['1990-04-30T22:00Z', '1990-05-01'],
    ['1990-04-30T22:00:00.000Z', '1990-05-01'],
    ['1990-05-01T00:00:00+02:00', '1990-05-01'],
    ['1990-05-01T00:00:00Z', '1990-05-01'],
    ['2026-12-31T23:00Z', '2027-01-01'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['1972-02-29T23:00Z', '1972-03-01'],
  ])('%s is the day %s', (at, day) => {
    vi.stubEnv('TZ', device);
    expect(dayOf(at, PARIS)).toBe(day);
  });

  test.each([
    ['2026-11-22T19:30:00', '2026-11-22T18:30:00.000Z'],
    ['2026-11-22T19:30', '2026-11-22T18:30:00.000Z'],
    ['2026-11-22 19:30:00.1234567', '2026-11-22T18:30:00.000Z'],
    ['2026-07-01T00:00:00', '2026-06-30T22:00:00.000Z'],
    ['2026-10-25T01:59:59', '2026-10-24T23:59:59.000Z'],
    ['2026-10-25T03:00:00', '2026-10-25T02:00:00.000Z'],
    ['2026-03-29T03:00:00', '2026-03-29T01:00:00.000Z'],
    ['2026-11-22T19:30:00+01:00', '2026-11-22T19:30:00+01:00'],
    ['2026-11-22T19:30:00Z', '2026-11-22T19:30:00Z'],
    ['2026-11-22', '2026-11-22'],
    ['2026-11-22 19:30Z', '2026-11-22 19:30Z'],
    ['2026-13-22T19:30', '2026-13-22T19:30'],
    ['05/11/2026 20:15', ''],
    ['12/26', ''],
    ['soon', ''],
    ['', ''],
  ])('what the clock of the cinema shows, %s, is %s', (text, at) => {
    vi.stubEnv('TZ', device);
    expect(atSite(text, PARIS)).toBe(at);
  });
});

test('[environments/days-and-hours] a time of the cinema’s clock is shown as it was sent', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.constantFrom(PARIS, 'America/New_York', 'Asia/Kolkata'),
      (date, zone) => {
        const text = date.toISOString().slice(0, 16);
        const shown = time(atSite(text, zone), 'nl', zone);
        // The hour that the clocks skip has no instant.
        fc.pre(!shown.includes('(') && dayOf(atSite(text, zone), zone) === text.slice(0, 10));
        fc.pre(shown === text.slice(11) || Number(text.slice(11, 13)) > 3);
        expect(shown).toBe(text.slice(11));
      },
    ),
  );
});

describe('[environments/days-and-hours] of the hour that comes twice', () => {
  const SUMMER = '2026-10-25T00:30:00Z';
  const WINTER = '2026-10-25T01:30:00Z';
  const NOW = Date.parse('2026-10-20T12:00:00Z');

  test.each([
    ['fr', '2 h 30 (heure d’été d’Europe centrale)', '2 h 30 (heure normale d’Europe centrale)'],
    ['nl', '02:30 (Midden-Europese zomertijd)', '02:30 (Midden-Europese standaardtijd)'],
    ['en', '02:30 (Central European Summer Time)', '02:30 (Central European Standard Time)'],
  ] as const)('in %s each says which it is', (language, summer, winter) => {
    expect([SUMMER, WINTER].map((at) => plain(time(at, language, PARIS)))).toEqual([summer, winter]);
  });

  test.each(['fr', 'nl', 'en'] as const)('in %s so does every text with a time', (language) => {
    for (const print of [
      (at: string) => sessionTime(at, NOW, language, PARIS),
      (at: string) => sessionTime(at, 0, language, PARIS),
      (at: string) => dateTime(at, language, PARIS),
    ]) {
      expect(print(SUMMER)).not.toBe(print(WINTER));
      expect(print(SUMMER)).toContain('(');
    }
  });

  test('every other hour of that day, and of the day when they go forward, stands alone', () => {
    for (const day of ['2026-10-25', '2026-03-29']) {
      for (let hour = 0; hour < 24; hour++) {
        const at = `${day}T${String(hour).padStart(2, '0')}:30:00Z`;
        const isTwice = at === SUMMER || at === WINTER;
        expect(time(at, 'en', PARIS).includes('('), at).toBe(isTwice);
      }
    }
  });

  test('a zone without summer time has none', () => {
    expect(time(SUMMER, 'en', 'Asia/Tokyo')).toBe('09:30');
  });
});
