/** What says when a ticket is over. A text that is no ISO instant says nothing. */
interface Dated {
  status: string;
  session: { startDate: string; endDate: string };
}

/**
 * The confirmed tickets, past ones too: the specification filters by status only. Sorted by the instant of the session,
 * earliest first, since texts with another offset would stand wrongly.
 */
export function confirmedInOrder<T extends Dated>(tickets: readonly T[]): T[] {
  return tickets.filter((ticket) => ticket.status === 'CONFIRMED').sort((a, b) => orderOf(a) - orderOf(b));
}

/** Splits tickets into those whose session is not over, and those whose session is over, the latest first. */
export function splitByTime<T extends Dated>(tickets: readonly T[], now: number): { coming: T[]; past: T[] } {
  return {
    coming: tickets.filter((ticket) => !isOver(ticket, now)),
    past: tickets.filter((ticket) => isOver(ticket, now)).reverse(),
  };
}

/** The confirmed tickets whose session is not over, the next one first. */
export function comingTickets<T extends Dated>(tickets: readonly T[], now: number): T[] {
  return splitByTime(confirmedInOrder(tickets), now).coming;
}

const HOUR = 3_600_000;

/**
 * The length of a session without an end. Long on purpose: a ticket that is shown too long is better than one that
 * disappears too early.
 */
const ASSUMED_LENGTH_MS = 3 * HOUR;

function startOf({ session }: Dated): number {
  return Date.parse(session.startDate);
}

/**
 * A ticket without a date comes last and counts as to come, so that nobody misses a film because the server sent no
 * date.
 */
function orderOf(ticket: Dated): number {
  const start = startOf(ticket);
  return Number.isNaN(start) ? Number.MAX_VALUE : start;
}

/** In epoch milliseconds. An end that is not after the start is an error of the server: nobody misses a show for it. */
export function endOf(ticket: Dated): number {
  const end = Date.parse(ticket.session.endDate);
  return Number.isNaN(end) || end <= startOf(ticket) ? orderOf(ticket) + ASSUMED_LENGTH_MS : end;
}

/** Whether the session has ended. */
export function isOver(ticket: Dated, now: number): boolean {
  return endOf(ticket) <= now;
}

/** Whether the customer is about to leave for the cinema, or is on the way. False where the show has no date. */
export function isShowDay(ticket: Dated, now: number): boolean {
  const ahead = startOf(ticket) - now;
  return ahead > -4 * HOUR && ahead < 16 * HOUR;
}

/** The text of the QR code that is scanned at the door. */
export function codeOf({ code, bookingId }: { code: string; bookingId: string }): string {
  return code || bookingId;
}

/** What a show's poster is drawn from. */
export function posterSeed({ show }: { show: { slug: string; id: string; name: string } }): string {
  return show.slug || show.id || show.name;
}
