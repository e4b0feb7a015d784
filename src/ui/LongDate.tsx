import type { Language } from '#sites/site.ts';
import { longDate } from '#i18n/format.ts';
import { breakable } from '#i18n/printers.ts';

export interface LongDateProps {
  /** ISO instant. */
  iso: string;
  language: Language;
}

export function LongDate({ iso, language }: LongDateProps) {
  return <time dateTime={iso}>{breakable(longDate(iso, language))}</time>;
}
