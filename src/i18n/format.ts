import { site } from '#sites/current.ts';
import type { Language } from '#sites/site.ts';
import { orNothing, printDate, remember } from './printers.ts';

type Values = Readonly<Record<string, string | number | undefined>>;

const numbers = remember((locale) => new Intl.NumberFormat(locale));
const amounts = remember(
  (locale, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }),
);
const percentages = remember(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
);
const units = remember(
  (locale, unit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
);
const distances = remember(
  (locale, digits) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'kilometer',
      maximumFractionDigits: Number(digits),
    }),
);
const lists = remember((locale) => new Intl.ListFormat(locale));
const plurals = remember((locale) => new Intl.PluralRules(locale));
const longDates = remember(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }),
);
const years = remember((locale, timeZone) => new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone }));
const times = remember(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23', timeZone }),
);
const sessions = remember(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23', timeZone }),
);
const sessionsWithoutYear = remember(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }),
);
const dateTimes = remember(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone }),
);
const ages = remember((locale) => new Intl.RelativeTimeFormat(locale));
const moments = remember((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const sizes = remember(
  (locale, unit) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }),
);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Within this distance a date without its year means one day only. */
export const HALF_YEAR_DAYS = 182;
/** Lengths in milliseconds, the longest first; months and years have their average length. */
const AGES = [
  ['year', 365.2425 * DAY],
  ['month', 30.436875 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;
const SIZES = [
  ['megabyte', 1e6],
  ['kilobyte', 1000],
] as const;

/** Fills i18next's `{{name}}`; a missing value leaves nothing. */
export function format(template: string, values: Values): string {
  return template.replace(/{{\s*(\w+)\s*}}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Chooses between the texts `key_one` and `key_other` for a count, which the text may show as `{{count}}`. */
export function plural<Key extends string>(
  words: Readonly<Record<`${NoInfer<Key>}_one` | `${NoInfer<Key>}_other`, string>>,
  key: Key,
  count: number,
  language: Language,
  values: Values = {},
): string {
  // French also has the form `many`, from a million on. Our texts use `other` there.
  const form = plurals(language).select(count) === 'one' ? 'one' : 'other';
  return format(words[`${key}_${form}`], { ...values, count: numbers(language).format(count) });
}

/** `cents`: an integer; `currency`: ISO 4217. '' for an amount or a currency that is neither. */
export function money(cents: number, currency: string, language: Language): string {
  return Number.isFinite(cents) ? orNothing(() => amounts(language, currency).format(cents / 100)) : '';
}

/** A subscription and what is owed for it are in euros. */
export function euros(cents: number, language: Language): string {
  return money(cents, 'EUR', language);
}

/** 1,234 */
export function number(value: number, language: Language): string {
  return numbers(language).format(value);
}

/** 62% for 62 */
export function percent(of100: number, language: Language): string {
  return percentages(language).format(of100 / 100);
}

/** 3 days and 4 hours; 2 hours and 5 minutes; 40 minutes: at most two units. */
export function duration(minutes: number, language: Language): string {
  const whole = Math.floor(minutes);
  const [days, hours] = [Math.floor(whole / 1440), Math.floor(whole / 60) % 24];
  const parts = [
    { unit: 'day', count: days },
    { unit: 'hour', count: hours },
    { unit: 'minute', count: days > 0 ? 0 : whole % 60 },
  ].filter(({ count }) => count > 0);
  const shown = parts.length > 0 ? parts : [{ unit: 'minute', count: 0 }];
  return lists(language).format(shown.map(({ unit, count }) => units(language, unit).format(count)));
}

/** 0.8 km; 12 km */
export function distance(km: number, language: Language): string {
  return distances(language, km < 9.95 ? '1' : '0').format(km);
}

/**
 * 20 November 2026. This function and those below take an ISO instant or epoch milliseconds, print it in the site's
 * zone, and return '' when `at` is not a date. Only tests name another zone.
 */
export function longDate(at: string | number, language: Language, timeZone = site.timeZone): string {
  return orNothing(() => printDate(longDates(language, timeZone), at, language));
}

/** The year of an instant: 2026. `at`: epoch milliseconds. */
export function year(at: number, timeZone = site.timeZone): number {
  return Number(years('en', timeZone).format(at));
}

/** 20:15 */
export function time(at: string | number, language: Language, timeZone = site.timeZone): string {
  return orNothing(() => printDate(times(language, timeZone), at, language));
}

/**
 * Friday 20 November at 20:15, and with the year where the date is more than half a year away. `now`: epoch
 * milliseconds.
 */
export function sessionTime(
  at: string | number,
  now: number,
  language: Language,
  timeZone = site.timeZone,
): string {
  return orNothing(() => {
    const isNear = Math.abs(new Date(at).getTime() - now) < HALF_YEAR_DAYS * DAY;
    return printDate((isNear ? sessionsWithoutYear : sessions)(language, timeZone), at, language);
  });
}

/** 20 November 2026, 20:15 */
export function dateTime(at: string | number, language: Language, timeZone = site.timeZone): string {
  return orNothing(() => printDate(dateTimes(language, timeZone), at, language));
}

/** 3 days ago. An instant that is still to come, because a clock is slow, is now. `now`: epoch milliseconds. */
export function timeAgo(at: string | number, now: number, language: Language): string {
  return orNothing(() => {
    const past = now - new Date(at).getTime();
    if (past < MINUTE) return moments(language).format(0, 'second');
    const [unit, length] = AGES.find((age) => past >= age[1]) ?? ['minute', MINUTE];
    return ages(language).format(-Math.floor(past / length), unit);
  });
}

/** 1.5 MB. One kilobyte is 1000 bytes, as in file managers. */
export function fileSize(bytes: number, language: Language): string {
  const [unit, length] = SIZES.find((size) => bytes >= size[1]) ?? ['kilobyte', 1000];
  return orNothing(() => sizes(language, unit).format(bytes / length));
}

/** 20 November 2026, for `YYYY-MM-DD`: a day without a time or a zone is the same day everywhere. */
export function calendarDate(date: string, language: Language): string {
  return orNothing(() => {
    const day = new Date(`${date}T00:00Z`);
    // V8 reads 31 February as 3 March; other engines refuse it.
    return day.toISOString().slice(0, 10) === date
      ? printDate(longDates(language, 'UTC'), date, language)
      : '';
  });
}

/**
 * 20 November 2026, for a date that the API sends as a calendar day or as an instant: a day is the same everywhere, an
 * instant is printed in the site's zone. '' for anything else.
 */
export function dayOrInstant(date: string, language: Language): string {
  return calendarDate(date, language) || longDate(date, language);
}
