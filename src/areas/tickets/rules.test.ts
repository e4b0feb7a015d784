import { expect, test } from 'vitest';
import type { Refund, Ticket } from './contract.ts';
import { isSameTicket, placedBefore, refundText, startsAt } from './rules.ts';

function ticket(id: string, startDate: string, more: Partial<Ticket> & { endDate?: string } = {}): Ticket {
  const { endDate = '', ...rest } = more;
  return {
    id,
    status: 'CONFIRMED',
    bookingId: '',
    code: '',
    website: '',
    language: '',
    payment: undefined,
    session: { id: '', startDate, endDate, specificities: [], version: '', auditoriumName: '' },
    seats: [],
    seatType: '',
    options: [],
    clickAndServe: undefined,
    show: { id: '', slug: '', name: '' },
    cinema: { id: '', name: '' },
    refundable: false,
    refund: undefined,
    walletLinks: [],
    seatCodes: [],
    ...rest,
  };
}

test('two answers hold the same ticket when its id and its code are the same', () => {
  const start = '2026-05-01T20:00:00Z';
  const one = ticket('1', start, { code: 'A' });
  expect(isSameTicket(one, ticket('1', '', { bookingId: 'A' }))).toBe(true);
  expect(isSameTicket(one, ticket('2', start, { code: 'A' }))).toBe(false);
  expect(isSameTicket(one, ticket('1', start, { code: 'B' }))).toBe(false);
});

const NOW = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T19:30:00+01:00', 'today, 19:30'],
  ['2026-11-21T19:30:00+01:00', 'tomorrow, 19:30'],
  ['2026-11-02T19:30:00+01:00', '2 November 2026, 19:30'],
  ['soon', 'No date'],
])('a session at %s starts: %s', (startDate, starts) => {
  const { session } = ticket('one', startDate);
  expect(startsAt(session, NOW, { noDate: 'No date' }, 'en').replace(/\s/g, ' ')).toBe(starts);
});

const REFUND_TEXTS = {
  terms: '',
  cancelled: '',
  unknown: '',
  amount: '{{amount}} back',
  means: 'to {{means}}',
  days_one: 'in {{count}} day',
  days_other: 'in {{count}} days',
};

test.each([
  [undefined, ''],
  [{ amount: undefined, currency: 'EUR', means: 'Card', days: 5 }, ''],
  [{ amount: 2350, currency: 'EUR', means: '', days: undefined }, '€23.50 back'],
  [{ amount: 0, currency: 'EUR', means: '', days: 1 }, '€0.00 back · in 1 day'],
  [{ amount: 2350, currency: 'EUR', means: 'Card', days: 5 }, '€23.50 back · to Card · in 5 days'],
] as [Refund, string][])('[tickets/cancel-outcome-in-place] %o is told as %s', (refund, text) => {
  expect(refundText(refund, REFUND_TEXTS, 'en').replaceAll(/[\u2066-\u2069]/g, '')).toBe(text);
});

test('[tickets/cancel-outcome-in-place] each cancelled ticket stands where it was, before, between or after the others', () => {
  const [first, second, third, fourth] = [1, 2, 3, 4].map((day) =>
    ticket(String(day), `2026-12-0${String(day)}T19:00:00Z`),
  ) as [Ticket, Ticket, Ticket, Ticket];
  const gone = [{ ticket: first }, { ticket: third }, { ticket: fourth }, { ticket: ticket('5', '') }];
  const { before, last } = placedBefore(gone, [second]);
  expect(before(second).map((one) => one.ticket.id)).toEqual(['1']);
  expect(last.map((one) => one.ticket.id)).toEqual(['3', '4', '5']);
  const ids = (one: Ticket) =>
    placedBefore(gone, [second, fourth])
      .before(one)
      .map((entry) => entry.ticket.id);
  expect([ids(second), ids(fourth)]).toEqual([['1'], ['3']]);
});
