import type { WalletWords } from '#account/wallets/WalletLinks.tsx';
import { comingDay } from '#i18n/comingDay.ts';
import { longDate, time, format, plural, sessionTime } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import type { FormWords } from '#ui/formState.ts';
import type { Ticket } from './contract.ts';

/** What every part of a ticket needs to show texts and dates. */
export interface TicketPlace {
  language: Language;
  words: Texts['tickets']['island'];
  wallets: WalletWords;
  form: FormWords;
  /** The segment of the catalogue site's page of concessions. */
  orderRoute: string;
}

/** The texts of a ticket in full screen, which home shows too. */
export type ShownTicketWords = Pick<
  Texts['tickets']['island'],
  'close' | 'code' | 'ends' | 'noDate' | 'qr' | 'qrTooLong' | 'show'
>;

const MINUTE_MS = 60_000;

/**
 * When ordering concessions closes, in epoch milliseconds. The limit of the server is in minutes before the start
 * (docs/decisions.md#ticket-cancel-limit). Undefined for a ticket without this service.
 */
export function orderingCloses({ clickAndServe, session }: Ticket): number | undefined {
  if (!clickAndServe?.activated || !clickAndServe.eligible) return undefined;
  const closes = Date.parse(session.startDate) - clickAndServe.limitDurationOrder * MINUTE_MS;
  return Number.isNaN(closes) ? undefined : closes;
}

/** The text of the QR code that is scanned at the door. */
export function codeOf({ code, bookingId }: Ticket): string {
  return code || bookingId;
}

/**
 * The address at which friends book the same session: `{base}/{language}/V{cinemaId}S{sessionId}/booking`
 * (specification, section 2; docs/decisions.md#share-link-base). Undefined where the server does not send the ids.
 * @param base origin of the catalogue site, without a slash at the end
 */
export function shareLink({ cinema, session }: Ticket, base: string, language: string): string | undefined {
  const place = sessionPlace({ cinema, session });
  return place && `${base}/${language}/${place}/booking`;
}

/** The path segment of a session on the catalogue site. */
export function sessionPlace({ cinema, session }: Pick<Ticket, 'cinema' | 'session'>): string | undefined {
  if (cinema.id === '' || session.id === '') return undefined;
  return `V${encodeURIComponent(cinema.id)}S${encodeURIComponent(session.id)}`;
}

/** Whether both are the same ticket, of two answers of the server too. */
export function isSameTicket(one: Ticket, other: Ticket): boolean {
  return one.id === other.id && codeOf(one) === codeOf(other);
}

/** What a show's poster is drawn from. */
export function posterSeed({ show }: Ticket): string {
  return show.slug || show.id || show.name;
}

/** Cinema and hall in one line: Bellecour, Salle 1. '' where the server sends neither. */
export function venueOf({ cinema, session }: Pick<Ticket, 'cinema' | 'session'>): string {
  return [cinema.name, session.auditoriumName].filter(Boolean).join(', ');
}

/** Facts in one line. Empty ones are left out. */
export function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** When a show starts, as people say it: Tomorrow, 19:30. A past show has its date. `now`: epoch milliseconds. */
export function startsAt(
  { startDate }: Ticket['session'],
  now: number,
  { language, words }: Pick<TicketPlace, 'language'> & { words: { noDate: string } },
): string {
  const day = comingDay(startDate, now, language) || longDate(startDate, language);
  return day === '' ? words.noDate : `${day}, ${time(startDate, language)}`;
}

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
