import { site } from '#sites/current.ts';
import type { Language } from '#sites/site.ts';
import { printTime } from './format.ts';
import { orNothing, remember } from './printers.ts';

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
const dateTimes = remember(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone }),
);
const ages = remember((locale) => new Intl.RelativeTimeFormat(locale));
const sizes = remember(
  (locale, unit) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }),
);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
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

/** 20 November 2026, 20:15 */
export function dateTime(at: string | number, language: Language, timeZone = site.timeZone): string {
  return printTime(dateTimes, at, language, timeZone);
}

/**
 * 3 days ago; `justNow` within a minute, and for an instant that is still to come, because a clock is slow. `now`: epoch
 * milliseconds.
 */
export function timeAgo(at: string | number, now: number, language: Language, justNow: string): string {
  return orNothing(() => {
    const past = now - new Date(at).getTime();
    if (past < MINUTE) return justNow;
    const [unit, length] = AGES.find((age) => past >= age[1]) ?? ['minute', MINUTE];
    return ages(language).format(-Math.floor(past / length), unit);
  });
}

/** 1.5 MB. One kilobyte is 1000 bytes, as in file managers. */
export function fileSize(bytes: number, language: Language): string {
  const [unit, length] = SIZES.find((size) => bytes >= size[1]) ?? ['kilobyte', 1000];
  return orNothing(() => sizes(language, unit).format(bytes / length));
}
