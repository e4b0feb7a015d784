import type { Language } from '#sites/site.ts';
import { longDate } from '#i18n/format.ts';

export interface LongDateProps {
  /** ISO instant. */
  iso: string;
  language: Language;
  timeZone: string;
}

export function LongDate({ iso, language, timeZone }: LongDateProps) {
  return <time dateTime={iso}>{longDate(iso, language, timeZone)}</time>;
}
