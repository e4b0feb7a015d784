import { dateTime, timeAgo } from '#i18n/format.ts';
import { platform } from '#platform/platform.ts';
import type { Place } from './rules.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

interface WhenProps extends Pick<Place, 'language'> {
  /** ISO instant. */
  at: string;
  /** Prints the date: to the minute unless told otherwise. */
  print?: typeof dateTime;
}

/** Says how long ago it was within a week, and the date of anything older. Shows nothing for an invalid date. */
export function When({ at, print = dateTime, language }: WhenProps) {
  const date = print(at, language);
  if (date === '') return null;
  const now = platform().now();
  const isRecent = now - Date.parse(at) < WEEK_MS;
  return (
    <time dateTime={at} title={date}>
      {isRecent ? timeAgo(at, now, language) : date}
    </time>
  );
}
