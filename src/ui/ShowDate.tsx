import { sessionTime } from '#i18n/format.ts';
import { platform } from '#platform/platform.ts';
import { useLanguage } from './language.ts';

export interface ShowDateProps {
  /** ISO instant. */
  iso: string;
}

/** When a show starts: weekday, date and time; the year too where it is more than half a year away. */
export function ShowDate({ iso }: ShowDateProps) {
  const language = useLanguage();
  return <time dateTime={iso}>{sessionTime(iso, platform().now(), language)}</time>;
}
