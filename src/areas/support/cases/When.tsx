import { dateTime, format, timeAgo } from '#i18n/format.ts';
import { platform } from '#platform/platform.ts';
import type { Place } from './words.ts';

interface WhenProps extends Place {
  /** ISO instant. */
  at: string;
  /** Prints the date: to the minute unless told otherwise. */
  print?: typeof dateTime;
}

/** Says how long ago it was and the date. Shows nothing for an invalid date. */
export function When({ at, print = dateTime, language, words }: WhenProps) {
  const date = print(at, language);
  if (date === '') return null;
  return (
    <time dateTime={at}>{format(words.when, { ago: timeAgo(at, platform().now(), language), date })}</time>
  );
}
