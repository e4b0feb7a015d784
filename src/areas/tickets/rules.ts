import type { Ticket } from './contract.ts';

/** Confirmed tickets only, past ones too (SP-36), the earliest session first by instant, not by text (TR-38). */
export function keptTickets(tickets: readonly Ticket[]): Ticket[] {
  return tickets
    .filter((ticket) => ticket.status === 'CONFIRMED')
    .toSorted((a, b) => startOf(a) - startOf(b));
}

/** Those whose session is not over, and those whose session is, the latest of these first. */
export function splitByTime(tickets: readonly Ticket[], now: number): { coming: Ticket[]; past: Ticket[] } {
  return {
    coming: tickets.filter((ticket) => endOf(ticket) > now),
    past: tickets.filter((ticket) => endOf(ticket) <= now).toReversed(),
  };
}

export function nextTicket(tickets: readonly Ticket[], now: number): Ticket | undefined {
  return splitByTime(keptTickets(tickets), now).coming[0];
}

/** Without an end a film is taken to last three hours: a ticket shown too long is better than one gone too soon. */
const ASSUMED_LENGTH_MS = 3 * 60 * 60 * 1000;

function startOf(ticket: Ticket): number {
  return Date.parse(ticket.session.startDate);
}

function endOf(ticket: Ticket): number {
  const end = Date.parse(ticket.session.endDate);
  return Number.isNaN(end) ? startOf(ticket) + ASSUMED_LENGTH_MS : end;
}
