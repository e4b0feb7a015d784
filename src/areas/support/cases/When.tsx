import { dateTime, format, timeAgo } from '#i18n/format.ts';
import { platform } from '#platform/platform.ts';
import type { Place } from './words.ts';

interface WhenProps extends Place {
  /** ISO instant. */
  at: string;
  /** To the minute, unless a day says enough. */
  print?: typeof dateTime;
}

/** How long ago, which one feels, and when, which one can look up. Nothing for what is no date. */
export function When({ at, print = dateTime, language, words }: WhenProps) {
  const date = print(at, language);
  if (date === '') return null;
  return (
    <time dateTime={at}>{format(words.when, { ago: timeAgo(at, platform().now(), language), date })}</time>
  );
}
