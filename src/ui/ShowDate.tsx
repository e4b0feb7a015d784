import type { Language } from '#sites/site.ts';
import { sessionTime } from '#i18n/format.ts';

export interface ShowDateProps {
  /** ISO instant. */
  iso: string;
  language: Language;
}

/** When a show starts: weekday, date and time. */
export function ShowDate({ iso, language }: ShowDateProps) {
  return <time dateTime={iso}>{sessionTime(iso, language)}</time>;
}
