/** Where an identity can be linked from (specification, section 1), in the order shown. */
export type LinkedProvider = 'facebook' | 'apple' | 'google-oauth2';

export interface LinkedIdentity {
  provider: LinkedProvider;
  /** The account's id there. */
  id: string;
  /** Whose account it is there; may be empty. */
  name: string;
  /** The one that the account was made with: it cannot be unlinked. */
  main: boolean;
}

export const PROVIDERS: readonly { id: LinkedProvider; name: string }[] = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'apple', name: 'Apple' },
  { id: 'google-oauth2', name: 'Google' },
];

/** What a customer gives up with the account; undefined where it could not be found out. */
export interface Consequences {
  comingTickets: number | undefined;
  /** Seats left on prepaid cards and vouchers. */
  prepaidSeats: number | undefined;
}

/** @param answer of the tickets call, as it came; @param now epoch milliseconds */
export function comingTickets(answer: unknown, now: number): number | undefined {
  if (!Array.isArray(answer)) return undefined;
  return answer.filter((ticket: unknown) => {
    const start = Date.parse(textAt(field(ticket, 'session'), 'startDate'));
    return field(ticket, 'status') === 'CONFIRMED' && start > now;
  }).length;
}

/** Server codes of a prepaid item that is no longer good: 0 is expired, 1 is used (specification, section 3). */
const SPENT: readonly unknown[] = [0, 1, '0', '1', 'expired', 'used'];

/** @param answer of the prepaids call, as it came */
export function prepaidSeats(answer: unknown): number | undefined {
  if (!Array.isArray(answer)) return undefined;
  return answer
    .filter((item: unknown) => !SPENT.includes(field(item, 'status')))
    .map((item: unknown) => Number(field(field(item, 'quantity'), 'remaining')))
    .filter((seats) => seats > 0 && Number.isFinite(seats))
    .reduce((sum, seats) => sum + seats, 0);
}

/** Typed on a phone: capitals and the spaces around it do not count, nor whether é is one character or two. */
export function isConfirmed(typed: string, word: string): boolean {
  const plain = (text: string): string => text.normalize().trim().toLowerCase();
  return plain(typed) === plain(word);
}

/** `Lumen Cinémas`, 21 November 2026: `lumen-cinemas-2026-11-21.json`. */
export function dataFileName(brand: string, now: number): string {
  const plain = brand
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  return `${plain.replaceAll(/[^a-z\d]+/g, '-')}-${new Date(now).toISOString().slice(0, 10)}.json`;
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function textAt(value: unknown, name: string): string {
  const found = field(value, name);
  return typeof found === 'string' ? found : '';
}
