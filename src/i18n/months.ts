import { site } from '#sites/current.ts';
import type { Language } from '#sites/site.ts';
import { remember } from './printers.ts';

/** A year that begins and ends in the same place: the names of the months do not depend on the year. */
const YEAR = 2026;

const years = remember((locale, timeZone) => new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone }));
const numbers = remember(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { month: 'numeric', timeZone }),
);
const names = remember((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const letters = remember((locale) => new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' }));

/** The year of an instant: 2026. `at`: epoch milliseconds. */
export function year(at: number, timeZone = site.timeZone): number {
  return Number(years('en', timeZone).format(at));
}

/**
 * The month of an instant, from 0 to 11, where the site is.
 * @param at epoch milliseconds
 * @param timeZone only tests name another zone
 */
export function monthOf(at: number, timeZone = site.timeZone): number {
  return Number(numbers('en', timeZone).format(at)) - 1;
}

/** "July", for the month 6. */
export function monthName(month: number, language: Language): string {
  return names(language).format(Date.UTC(YEAR, month));
}

/** "J", for the month 6. */
export function monthLetter(month: number, language: Language): string {
  return letters(language).format(Date.UTC(YEAR, month));
}
