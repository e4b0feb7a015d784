import { LOCALES, type Language } from '#sites/site.ts';
import { frenchDate } from './frenchDate.ts';

/** Prints as a native writes: the French of `Intl` is not French in dates. */
export function printDate(printer: Intl.DateTimeFormat, at: string | number, language: Language): string {
  const date = new Date(at);
  return language === 'fr' ? frenchDate(printer.formatToParts(date)) : printer.format(date);
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
