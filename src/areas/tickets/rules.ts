import { codeOf } from '#account/tickets/rules.ts';
import type { WalletTexts } from '#account/wallets/WalletLinks.tsx';
import { comingDay } from '#i18n/comingDay.ts';
import { isolated } from '#i18n/foreign.ts';
import { format, longDate, money, plural, time } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import type { FormTexts } from '#ui/formState.ts';
import type { Refund, Ticket } from './contract.ts';

/** What every part of a ticket needs to show texts and dates. */
export interface TicketViewProps {
  texts: Texts['tickets']['island'];
  wallets: WalletTexts;
  form: FormTexts;
  /** The segment of the catalogue site's page of concessions. */
  orderRoute: string;
  /** The catalogue site's page of cinemas. */
  cinemaPage: string;
}

/** The texts of a ticket in full screen, which home shows too. */
export type ShownTicketTexts = Pick<
  Texts['tickets']['island'],
  'close' | 'code' | 'ends' | 'noDate' | 'qr' | 'qrTooLong' | 'show'
>;

/** The texts of the tickets on a page that can show them, and nothing else. */
export const KEPT_TEXTS = [
  'actions',
  'booked',
  'bookedOn',
  'booking',
  'close',
  'code',
  'coming',
  'ends',
  'kept',
  'means',
  'noDate',
  'notKept',
  'options',
  'paid',
  'qr',
  'qrTooLong',
  'seats_one',
  'seats_other',
  'show',
  'version',
] as const satisfies (keyof Texts['tickets']['island'])[];

export interface KeptViewProps {
  texts: Pick<Texts['tickets']['island'], (typeof KEPT_TEXTS)[number]>;
}

/** Whether both are the same ticket, of two answers of the server too. */
export function isSameTicket(one: Ticket, other: Ticket): boolean {
  return one.id === other.id && codeOf(one) === codeOf(other);
}

/** What comes back, to which means and when. '' where the server does not tell how much. */
export function refundText(
  refund: Refund,
  texts: TicketViewProps['texts']['refund'],
  language: Language,
): string {
  if (refund?.amount === undefined) return '';
  const { amount, currency, means, days } = refund;
  return [
    format(texts.amount, { amount: money(amount, currency, language) }),
    means && format(texts.means, { means: isolated(means) }),
    days !== undefined && plural(texts, 'days', days, language),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Cancelled tickets by the coming ticket that they stood before. The rest stood last. */
export function placedBefore<T extends { ticket: Pick<Ticket, 'session'> }>(
  cancelled: readonly T[],
  coming: readonly Ticket[],
): { before: (ticket: Ticket) => T[]; last: T[] } {
  const at = ({ session }: Pick<Ticket, 'session'>) => Date.parse(session.startDate);
  const placed = cancelled.map((one) => ({
    one,
    next: coming.find((ticket) => at(ticket) > at(one.ticket)),
  }));
  const of = (next: Ticket | undefined) =>
    placed.filter((entry) => entry.next === next).map((entry) => entry.one);
  return { before: of, last: of(undefined) };
}

/** Cinema and hall in one line: Bellecour, Salle 1. '' where the server sends neither. */
export function venueOf({ cinema, session }: Pick<Ticket, 'cinema' | 'session'>): string {
  return [cinema.name, session.auditoriumName].filter(Boolean).join(', ');
}

/** When a show starts, as people say it: Tomorrow, 19:30. A past show has its date. `now`: epoch milliseconds. */
export function startsAt(
  { startDate }: Ticket['session'],
  now: number,
  texts: { noDate: string },
  language: Language,
): string {
  const day = comingDay(startDate, now, language) || longDate(startDate, language);
  return day === '' ? texts.noDate : `${day}, ${time(startDate, language)}`;
}
