import type { Ticket } from './contract.ts';

/** Confirmed tickets only, past ones too (SP-36), the earliest session first by instant, not by text (TR-38). */
export function keptTickets(tickets: readonly Ticket[]): Ticket[] {
  return tickets
    .filter((ticket) => ticket.status === 'CONFIRMED')
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** Those whose session is not over, and those whose session is, the latest of these first. */
export function splitByTime(tickets: readonly Ticket[], now: number): { coming: Ticket[]; past: Ticket[] } {
  return {
    coming: tickets.filter((ticket) => !isOver(ticket, now)),
    past: tickets.filter((ticket) => isOver(ticket, now)).toReversed(),
  };
}

export function nextTicket(tickets: readonly Ticket[], now: number): Ticket | undefined {
  return splitByTime(keptTickets(tickets), now).coming[0];
}

/** Without an end a film is taken to last three hours: a ticket shown too long is better than one gone too soon. */
const ASSUMED_LENGTH_MS = 3 * 60 * 60 * 1000;

function startOf({ session }: Ticket): number {
  return Date.parse(session.startDate);
}

/** A ticket without a date comes last, and is still to come: nobody may miss a film for a date that was not sent. */
function orderOf(ticket: Ticket): number {
  const start = startOf(ticket);
  return Number.isNaN(start) ? Number.MAX_VALUE : start;
}

/** Epoch milliseconds. */
export function endOf(ticket: Ticket): number {
  const end = Date.parse(ticket.session.endDate);
  return Number.isNaN(end) ? orderOf(ticket) + ASSUMED_LENGTH_MS : end;
}

/** Its session has ended. */
export function isOver(ticket: Ticket, now: number): boolean {
  return endOf(ticket) <= now;
}

const MINUTE_MS = 60_000;

/**
 * When ordering concessions to the seat closes, in epoch milliseconds: the server's limit is minutes before the
 * start (SP-37). Undefined where this ticket has no such service.
 */
export function orderingCloses({ clickAndServe, session }: Ticket): number | undefined {
  if (!clickAndServe?.activated || !clickAndServe.eligible) return undefined;
  const closes = Date.parse(session.startDate) - clickAndServe.limitDurationOrder * MINUTE_MS;
  return Number.isNaN(closes) ? undefined : closes;
}

/** What is scanned at the door. */
export function codeOf({ code, bookingId }: Ticket): string {
  return code || bookingId;
}

/**
 * Where friends book the same session: `{base}/{language}/V{cinemaId}S{sessionId}/booking` (specification,
 * section 2; SP-26). Undefined where the server has not said which session it is.
 * @param base of the catalogue site, without a slash at its end
 */
export function shareLink({ cinema, session }: Ticket, base: string, language: string): string | undefined {
  const place = sessionPlace({ cinema, session });
  return place && `${base}/${language}/${place}/booking`;
}

/** How the catalogue site calls a session of a cinema. */
export function sessionPlace({ cinema, session }: Pick<Ticket, 'cinema' | 'session'>): string | undefined {
  if (cinema.id === '' || session.id === '') return undefined;
  return `V${encodeURIComponent(cinema.id)}S${encodeURIComponent(session.id)}`;
}
