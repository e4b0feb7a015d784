import type { Language } from '#sites/site.ts';
import { sessionTime } from '#i18n/format.ts';
import { platform } from '#platform/platform.ts';

export interface ShowDateProps {
  /** ISO instant. */
  iso: string;
  language: Language;
}

/** When a show starts: weekday, date and time; the year too where it is more than half a year away. */
export function ShowDate({ iso, language }: ShowDateProps) {
  return <time dateTime={iso}>{sessionTime(iso, platform().now(), language)}</time>;
}
