import type { Session } from '#identity/session.ts';
import { parsedJson } from '#platform/json.ts';
import type { TicketAtOnce, TicketsAtOnce } from './record.ts';

/** What was found of an account on this device: whose it is, and the ticket that comes next. */
interface FoundAtOnce {
  owner: string;
  age: string;
  ticket: TicketAtOnce;
}

/**
 * Reads the next ticket out of what `account/kept.ts` has stored on the device.
 * @param text the stored JSON
 * @param now epoch milliseconds
 * @param language of the page
 * @returns undefined where nothing is stored, where it cannot be read, or where no session is to come
 */
export function ticketAtOnce(text: string, now: number, language: string): FoundAtOnce | undefined {
  const { owner, values } = objectOf(parsedJson(text));
  const { ticketsAtOnce } = objectOf(values);
  if (typeof owner !== 'string' || !areTickets(ticketsAtOnce) || ticketsAtOnce.language !== language)
    return undefined;
  const ticket = ticketsAtOnce.tickets.find(({ until }) => until > now);
  return ticket && { owner, age: ticketsAtOnce.age, ticket };
}

/**
 * Whether the ticket may show. A visitor without a session may be its owner: a frame without the provider's cookies says
 * that nobody is signed in.
 * @param isOwnersTurn whether the owner is the last customer of this device, and has not signed out
 */
export function mayStand(owner: string, session: Session, isOwnersTurn: boolean): boolean {
  if (session.status === 'replaced' || session.status === 'signingOut') return false;
  const isOthers = session.status === 'authenticated' && session.claims.accountId !== owner;
  return !isOthers && isOwnersTurn;
}

/** The schema library is not loaded yet when this is needed. */
function areTickets(value: unknown): value is TicketsAtOnce {
  const { language, age, tickets } = objectOf(value);
  return (
    typeof age === 'string' &&
    Array.isArray(tickets) &&
    tickets.every(isTicket) &&
    typeof language === 'string'
  );
}

function isTicket(value: unknown): value is TicketAtOnce {
  const { until, picture, ...texts } = objectOf(value);
  const { name, starts, seats, place, code } = texts;
  return (
    typeof until === 'number' &&
    [name, starts, seats, place, code].every((one) => typeof one === 'string') &&
    (picture === undefined || isPicture(picture))
  );
}

function isPicture(value: unknown): boolean {
  const { src, width, height, alt } = objectOf(value);
  return (
    typeof src === 'string' &&
    [width, height].every((one) => typeof one === 'number') &&
    typeof alt === 'string'
  );
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
