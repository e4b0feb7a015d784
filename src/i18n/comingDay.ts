import { site } from '#sites/current.ts';
import type { Language } from '#sites/site.ts';
import { HALF_YEAR_DAYS, longDate } from './format.ts';
import { orNothing, printDate, remember } from './printers.ts';
import { dayOf } from './siteClock.ts';

const DAY = 24 * 60 * 60_000;

const moments = remember((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const weekdays = remember(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }),
);
const daysAndMonths = remember(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone }),
);

/**
 * Tomorrow; Friday, within a week; 20 November, later; with the year, beyond half a year. '' for an instant that is past by a day, or no date. `now`: epoch
 * milliseconds.
 */
export function comingDay(
  at: string | number,
  now: number,
  language: Language,
  timeZone = site.timeZone,
): string {
  return orNothing(() => {
    const days = (Date.parse(dayOf(at, timeZone)) - Date.parse(dayOf(now, timeZone))) / DAY;
    if (days < 0) return '';
    if (days < 2) return moments(language).format(days, 'day');
    if (days > HALF_YEAR_DAYS) return longDate(at, language, timeZone);
    return printDate((days < 7 ? weekdays : daysAndMonths)(language, timeZone), at, language);
  });
}
