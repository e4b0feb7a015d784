/** A time, a place and a language in which the tests run, instead of the machine's own time in New York and English. */
export interface Moment {
  name: string;
  /** ISO instant. The clock goes on from there. */
  now: string;
  /** The browser's zone, and that of the stand-in backend. */
  zone: string;
  /** The browser's language. */
  locale: string;
}

/** Days on which a wrong calculation shows. The cinemas are in Paris, Amsterdam and Brussels. */
export const MOMENTS: readonly Moment[] = [
  // In Auckland it is 1 March.
  { name: 'leap-day', now: '2028-02-29T11:30:00Z', zone: 'Pacific/Auckland', locale: 'en-NZ' },
  // 23:40 at the cinemas, noon in Honolulu.
  { name: 'new-year', now: '2026-12-31T22:40:00Z', zone: 'Pacific/Honolulu', locale: 'ja-JP' },
  // At the cinemas the clocks go forward ten minutes later.
  { name: 'spring', now: '2027-03-28T00:50:00Z', zone: 'Europe/Paris', locale: 'nl-NL' },
  // At the cinemas the hour from two to three comes a second time ten minutes later.
  { name: 'autumn', now: '2027-10-31T00:50:00Z', zone: 'Asia/Kathmandu', locale: 'ar-EG' },
];

/** The moment of a run that names no other: a Friday evening at the cinema. */
export const FIXED_DAY = '2026-11-20T18:00:00Z';

/**
 * Gives a run its time: the configuration of the test programs calls it first, and all processes that they start
 * inherit the variable. The clock goes on from there. `CLOCK_SHIFT_MS=0` is the machine's own time.
 */
export function fixClock(): void {
  process.env.CLOCK_SHIFT_MS ??= String(Date.parse(FIXED_DAY) - Date.now());
}

/** What the test programs read: `tests/support/shiftedClock.ts`, `playwright.config.ts`, `vitest.config.ts`. */
export function environmentAt({ now, zone, locale }: Moment): Record<string, string> {
  return {
    CLOCK_SHIFT_MS: String(Date.parse(now) - Date.now()),
    TEST_ZONE: zone,
    TEST_LOCALE: locale,
    TZ: zone,
  };
}
