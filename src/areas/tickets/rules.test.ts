import { expect, test } from 'vitest';
import type { Ticket } from './contract.ts';
import { isSameTicket, startsAt } from './rules.ts';

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
    walletLinks: [],
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
  expect(startsAt(session, NOW, { language: 'en', words: { noDate: 'No date' } }).replace(/\s/g, ' ')).toBe(
    starts,
  );
});
