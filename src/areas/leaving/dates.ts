import { site } from '#sites/current.ts';
import { LOCALES, type Language } from '#sites/site.ts';

/*
 * The few dates of these pages. `#i18n/format.ts`, which has all others, shares its file with start-up and would load
 * 30 kB more; `#i18n/siteClock.ts` would come to every page.
 */

/** `YYYY-MM-DD`, the day at the site. Swedish writes dates so. @param at epoch milliseconds */
export function dayAt(at: number): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: site.timeZone }).format(at);
}

const INSTANT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?([Z+-].*)?)?$/;

/** Epoch milliseconds of an ISO instant; without a zone it is what the site's clock shows. NaN for any other text. */
export function instantOf(text: string): number {
  const [, day, time = '00:00', zone] = INSTANT.exec(text) ?? [];
  const shown = Date.parse(`${day}T${time}${zone ?? 'Z'}`);
  if (zone || Number.isNaN(shown)) return shown;
  const clock = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: site.timeZone,
  });
  const ahead = (at: number): number => Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - at;
  return shown - ahead(shown - ahead(shown));
}

/** 20 November 2026 at 20:15, by the site's clock. @param at epoch milliseconds */
export function momentText(at: number, language: Language): string {
  return printed(at, language, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: site.timeZone,
  });
}

/** 20:15, by the site's clock. @param at epoch milliseconds */
export function timeText(at: number, language: Language): string {
  return printed(at, language, { timeStyle: 'short', hourCycle: 'h23', timeZone: site.timeZone });
}

/** 20 November 2026, for `YYYY-MM-DD`; '' for ''. */
export function dayText(day: string, language: Language): string {
  return day && printed(Date.parse(`${day}T00:00Z`), language, { dateStyle: 'long', timeZone: 'UTC' });
}

/** No line begins with a month, a year or an hour. */
function printed(at: number, language: Language, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(LOCALES[language], options).format(at);
  const native = language === 'fr' ? text.replace(/^1(?= \p{L})/u, '1er') : text;
  return native.replace(/ (?!(?:à|om|at) )/g, '\u00a0');
}
