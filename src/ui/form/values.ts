import { plain } from '#i18n/plain.ts';

/** What the customer has typed into a field of a form that is sent. */
export function typed(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

/** A date as it is typed: three texts, any of which may be missing or wrong. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** @param date `YYYY-MM-DD`, or what `dateOf` makes of an incomplete one */
export function partsOf(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { day, month, year };
}

/**
 * The date of three typed texts: `YYYY-MM-DD`, or '' when all are empty. An incomplete date keeps its gaps, as in
 * `1990--12`, so that a draft can show it again.
 */
export function dateOf({ day, month, year }: DateParts): string {
  const parts = [plain(year), twoDigits(month), twoDigits(day)];
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

/** The date in the three fields of a `DateField`. '' for a form without them. */
export function typedDate(values: FormData, name: string): string {
  const [day = '', month = '', year = ''] = values.getAll(name).map(String);
  return dateOf({ day, month, year });
}

function twoDigits(text: string): string {
  const typed = plain(text);
  return /^\d$/.test(typed) ? `0${typed}` : typed;
}
