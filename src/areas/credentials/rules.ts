import { comingTickets } from '#account/tickets/rules.ts';
import { plain } from '#i18n/plain.ts';
import { atSite } from '#i18n/siteClock.ts';

/** The providers whose identities can be linked (specification, section 1). */
export type LinkedProvider = 'facebook' | 'apple' | 'google-oauth2';

export interface LinkedIdentity {
  provider: LinkedProvider;
  /** The id of the account at the provider. */
  id: string;
  /** The name of its owner at the provider. May be empty. */
  name: string;
  /** The account was made with this identity, which cannot be unlinked. */
  main: boolean;
}

export const PROVIDERS: readonly { id: LinkedProvider; name: string }[] = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'apple', name: 'Apple' },
  { id: 'google-oauth2', name: 'Google' },
];

/** What a customer loses with the account. A field is undefined where its call failed. */
export interface Consequences {
  comingTickets: number | undefined;
  /** The customer's own seats left on prepaid cards and vouchers. */
  prepaidSeats: number | undefined;
}

/**
 * How many tickets the tickets page shows as to come.
 * @param answer of the tickets call, unchecked
 * @param now epoch milliseconds
 */
export function countComing(answer: unknown, now: number): number | undefined {
  if (!Array.isArray(answer)) return undefined;
  const tickets = answer.map((ticket: unknown) => ({
    status: textAt(ticket, 'status'),
    session: {
      startDate: atSite(textAt(field(ticket, 'session'), 'startDate')),
      endDate: atSite(textAt(field(ticket, 'session'), 'endDate')),
    },
  }));
  return comingTickets(tickets, now).length;
}

/** The server's codes for a prepaid item that cannot be used: 0 is expired, 1 is used (specification, section 3). */
const SPENT: readonly unknown[] = [0, 1, '0', '1', 'expired', 'used'];

/** @param answer of the prepaids call, unchecked */
export function prepaidSeats(answer: unknown): number | undefined {
  if (!Array.isArray(answer)) return undefined;
  return answer
    .filter((item: unknown) => !SPENT.includes(field(item, 'status')) && !isGiven(item))
    .map((item: unknown) => Number(field(field(item, 'quantity'), 'remaining')))
    .filter((seats) => Number.isFinite(seats))
    .reduce((sum, seats) => sum + Math.max(0, seats), 0);
}

/** Whether somebody else has it, as the vouchers page tells. */
function isGiven(item: unknown): boolean {
  const given = field(item, 'given');
  return textAt(given, 'date') + textAt(given, 'mail') !== '';
}

/** Ignores capitals, which phones add, and what a clipboard adds. */
export function isConfirmed(typed: string, word: string): boolean {
  return plain(typed).toLowerCase() === plain(word).toLowerCase();
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function textAt(value: unknown, name: string): string {
  const found = field(value, name);
  return typeof found === 'string' ? found : '';
}
