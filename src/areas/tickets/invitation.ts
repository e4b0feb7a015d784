import { format, plural, sessionTime } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import type { Ticket } from './contract.ts';
import { venueOf } from './venue.ts';

type InvitationWords = Pick<Texts['tickets']['island'], 'invitation' | 'mySeats_one' | 'mySeats_other'>;

/**
 * What a friend needs to know to come along, in words: film and date, then cinema, hall and seats in a line of their
 * own. '' for a show without a date. `now`: epoch milliseconds.
 */
export function invitationText(
  ticket: Pick<Ticket, 'show' | 'session' | 'cinema' | 'seats'>,
  now: number,
  language: Language,
  words: InvitationWords,
): string {
  const { show, session, seats } = ticket;
  const date = sessionTime(session.startDate, now, language);
  if (date === '') return '';
  const venue = venueOf(ticket);
  const where = [
    venue && `${venue}.`,
    seats.length > 0 &&
      plural<'mySeats'>(words, 'mySeats', seats.length, language, { seats: seats.join(', ') }),
  ];
  return [format(words.invitation, { name: show.name, date }), where.filter(Boolean).join(' ')]
    .filter(Boolean)
    .join('\n');
}
