import { site } from '#sites/current.ts';
import type { Language } from '#sites/site.ts';
import { isolated } from './foreign.ts';
import { orNothing, printDate, remember } from './printers.ts';
import { isDay } from './siteClock.ts';

type Values = Readonly<Record<string, string | number | undefined>>;

const numbers = remember((locale) => new Intl.NumberFormat(locale));
const amounts = remember(
  (locale, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }),
);
const plurals = remember((locale) => new Intl.PluralRules(locale));
const longDates = remember(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }),
);
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
const zones = remember(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { timeZoneName: 'long', timeZone }),
);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Within this distance a date without its year means one day only. */
export const HALF_YEAR_DAYS = 182;
/** Fills i18next's `{{name}}`, each value isolated from our words; a missing value leaves nothing. */
export function format(template: string, values: Values): string {
  return template.replace(/{{\s*(\w+)\s*}}/g, (_, name: string) => isolated(String(values[name] ?? '')));
}

/** Chooses between the texts `key_one` and `key_other` for a count, which the text may show as `{{count}}`. */
export function plural<Key extends string>(
  texts: Readonly<Record<`${NoInfer<Key>}_one` | `${NoInfer<Key>}_other`, string>>,
  key: Key,
  count: number,
  language: Language,
  values: Values = {},
): string {
  // French also has the form `many`, from a million on. Our texts use `other` there.
  const form = plurals(language).select(count) === 'one' ? 'one' : 'other';
  return format(texts[`${key}_${form}`], { ...values, count: numbers(language).format(count) });
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

/**
 * 20 November 2026. This function and those below take an ISO instant or epoch milliseconds, print it in the site's
 * zone, and return '' when `at` is not a date. Only tests name another zone.
 */
export function longDate(at: string | number, language: Language, timeZone = site.timeZone): string {
  return orNothing(() => printDate(longDates(language, timeZone), at, language));
}

/** 20:15 */
export function time(at: string | number, language: Language, timeZone = site.timeZone): string {
  return printTime(times, at, language, timeZone);
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
  const isNear = Math.abs(new Date(at).getTime() - now) < HALF_YEAR_DAYS * DAY;
  return printTime(isNear ? sessionsWithoutYear : sessions, at, language, timeZone);
}

/** Of the hour that comes twice, when the clocks go back, each has the name of its time in parentheses. */
export function printTime(
  printers: typeof times,
  at: string | number,
  language: Language,
  timeZone: string,
): string {
  return orNothing(() => {
    const print = (later: number): string =>
      printDate(printers(language, timeZone), new Date(at).getTime() + later, language);
    const text = print(0);
    if (text !== print(HOUR) && text !== print(-HOUR)) return text;
    const parts = zones(language, timeZone).formatToParts(new Date(at));
    return `${text} (${parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''})`;
  });
}

/** 20 November 2026, for `YYYY-MM-DD`: a day without a time or a zone is the same day everywhere. */
export function calendarDate(date: string, language: Language): string {
  return isDay(date) ? printDate(longDates(language, 'UTC'), date, language) : '';
}

/**
 * 20 November 2026, for a date that the API sends as a calendar day or as an instant: a day is the same everywhere, an
 * instant is printed in the site's zone. '' for anything else.
 */
export function dayOrInstant(date: string, language: Language): string {
  return calendarDate(date, language) || longDate(date, language);
}
