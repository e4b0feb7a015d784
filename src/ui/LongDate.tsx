import type { Language } from '#sites/site.ts';
import { longDate } from '#i18n/format.ts';

export interface LongDateProps {
  /** ISO instant. */
  iso: string;
  language: Language;
}

export function LongDate({ iso, language }: LongDateProps) {
  return <time dateTime={iso}>{longDate(iso, language)}</time>;
}
