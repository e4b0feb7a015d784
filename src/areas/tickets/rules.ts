import type { Texts } from '#i18n/texts.ts';
import type { Ticket } from './contract.ts';

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
