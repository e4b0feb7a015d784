import { comingDay } from '#i18n/comingDay.ts';
import { longDate, time } from '#i18n/format.ts';
import type { Ticket } from './contract.ts';
import type { TicketPlace } from './place.ts';

/** When a show starts, as people say it: Tomorrow, 19:30. A past show has its date. `now`: epoch milliseconds. */
export function startsAt(
  { startDate }: Ticket['session'],
  now: number,
  { language, words }: Pick<TicketPlace, 'language'> & { words: { noDate: string } },
): string {
  const day = comingDay(startDate, now, language) || longDate(startDate, language);
  return day === '' ? words.noDate : `${day}, ${time(startDate, language)}`;
}
