import { longDate } from '#i18n/format.ts';
import { breakable } from '#i18n/printers.ts';
import { useLanguage } from './language.ts';

export interface LongDateProps {
  /** ISO instant. */
  iso: string;
}

export function LongDate({ iso }: LongDateProps) {
  const language = useLanguage();
  return <time dateTime={iso}>{breakable(longDate(iso, language))}</time>;
}
