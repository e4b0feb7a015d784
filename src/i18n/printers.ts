import { LOCALES, type Language } from '#sites/site.ts';

/**
 * Prints as a native writes, since the French of `Intl` is not French in dates. No line begins with a month, a year or
 * an hour.
 */
export function printDate(printer: Intl.DateTimeFormat, at: string | number, language: Language): string {
  const parts = unbroken(printer.formatToParts(new Date(at)));
  return language === 'fr' ? frenchDate(parts) : parts.map(({ value }) => value).join('');
}

/** A date for a cell that may be narrower: there a line ends at a space rather than inside the year. */
export function breakable(date: string): string {
  return date.replaceAll(NO_BREAK, ' ');
}

/** `Intl` throws for an invalid date, zone or currency. A page shows '' instead. */
export function orNothing(print: () => string): string {
  try {
    return print();
  } catch {
    return '';
  }
}

/** Keeps each `Intl` object: creating one takes some fifty times as long as using it. */
export function remember<Printer>(make: (locale: string, detail: string) => Printer) {
  const made = new Map<string, Printer>();
  return (language: Language, detail = ''): Printer => {
    const key = `${language} ${detail}`;
    const printer = made.get(key) ?? make(LOCALES[language], detail);
    made.set(key, printer);
    return printer;
  };
}

const NO_BREAK = '\u00a0';

/** A line may end behind a weekday, before the word "at", and behind a comma. */
function unbroken(parts: readonly Intl.DateTimeFormatPart[]): Intl.DateTimeFormatPart[] {
  return parts.map((part, index) => {
    const mayEnd = part.type !== 'literal' || parts[index - 1]?.type === 'weekday' || /,\s$/.test(part.value);
    return mayEnd ? part : { ...part, value: part.value.replace(/\s$/, NO_BREAK) };
  });
}

/**
 * Joins the parts of a French date as the French write them: the first day of a month is « 1er », and a time is
 * « 19 h 30 » or « 20 h ». CLDR, the data of `Intl`, has « 1 » and « 19:30 ».
 * @param parts what `Intl.DateTimeFormat` gives for a French locale with a 24-hour clock
 */
export function frenchDate(parts: readonly Intl.DateTimeFormatPart[]): string {
  const isFullHour = parts.some(({ type, value }) => type === 'minute' && value === '00');
  return parts
    .map(({ type, value }, index) => {
      if (type === 'day' && value === '1') return '1er';
      if (type === 'hour') return String(Number(value));
      if (type === 'minute' && isFullHour) return '';
      if (type === 'literal' && parts[index - 1]?.type === 'hour') {
        return isFullHour ? `${NO_BREAK}h` : `${NO_BREAK}h${NO_BREAK}`;
      }
      return value;
    })
    .join('');
}
