import { describe, expect, test } from 'vitest';
import en from '#locales/en/tickets.json';
import fr from '#locales/fr/tickets.json';
import nl from '#locales/nl/tickets.json';
import type { Ticket } from './contract.ts';
import {
  codeOf,
  invitationText,
  isSameTicket,
  joined,
  orderingCloses,
  posterSeed,
  shareLink,
  startsAt,
} from './rules.ts';

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

describe('orderingCloses', () => {
  const start = '2026-05-01T20:00:00+02:00';
  const closes = (more: Partial<NonNullable<Ticket['clickAndServe']>>, startDate = start) =>
    orderingCloses(
      ticket('one', startDate, {
        clickAndServe: {
          concessions: [],
          activated: true,
          eligible: true,
          limitDurationOrder: 50,
          ...more,
        },
      }),
    );

  test('[tickets/order-limit-from-server] the server’s minutes before the start, whatever they are', () => {
    expect(closes({})).toBe(Date.parse('2026-05-01T19:10:00+02:00'));
    expect(closes({ limitDurationOrder: 10 })).toBe(Date.parse('2026-05-01T19:50:00+02:00'));
    expect(closes({ limitDurationOrder: 0 })).toBe(Date.parse(start));
  });

  test('[entities/concessions] nothing to order unless it is activated and eligible, for a session with a date', () => {
    expect(closes({ activated: false })).toBeUndefined();
    expect(closes({ eligible: false })).toBeUndefined();
    expect(closes({}, '')).toBeUndefined();
    expect(orderingCloses(ticket('none', start))).toBeUndefined();
  });
});

describe('shareLink', () => {
  const link = (cinema: string, session: string) => {
    const one = ticket('one', '2026-05-01T20:00:00Z');
    return shareLink(
      { ...one, cinema: { id: cinema, name: '' }, session: { ...one.session, id: session } },
      'https://www.lumen.test',
      'fr',
    );
  };

  test('[tickets/share-link-shape] cinema and session in the catalogue’s form', () => {
    expect(link('12', '345')).toBe('https://www.lumen.test/fr/V12S345/booking');
  });

  test('none without either, and neither leaves its place in the path', () => {
    expect(link('', '345')).toBeUndefined();
    expect(link('12', '')).toBeUndefined();
    expect(link('../x', '3?4#5')).toBe('https://www.lumen.test/fr/V..%2FxS3%3F4%235/booking');
  });
});

test('the code is scanned, or the booking where there is no other', () => {
  const start = '2026-05-01T20:00:00Z';
  expect(codeOf(ticket('one', start, { code: 'LUM1', bookingId: 'B1' }))).toBe('LUM1');
  expect(codeOf(ticket('one', start, { bookingId: 'B1' }))).toBe('B1');
});

test('two answers hold the same ticket when its id and its code are the same', () => {
  const start = '2026-05-01T20:00:00Z';
  const one = ticket('1', start, { code: 'A' });
  expect(isSameTicket(one, ticket('1', '', { bookingId: 'A' }))).toBe(true);
  expect(isSameTicket(one, ticket('2', start, { code: 'A' }))).toBe(false);
  expect(isSameTicket(one, ticket('1', start, { code: 'B' }))).toBe(false);
});

test.each([
  [{ id: '7', slug: 'noordzee', name: 'Noordzee' }, 'noordzee'],
  [{ id: '7', slug: '', name: 'Noordzee' }, '7'],
  [{ id: '', slug: '', name: 'Noordzee' }, 'Noordzee'],
])('the poster of %j is drawn from %s', (show, seed) => {
  expect(posterSeed(ticket('1', '', { show }))).toBe(seed);
});

const NOW = Date.parse('2026-11-20T12:00:00Z');
const TICKET = {
  show: { id: '', slug: '', name: 'Carmen' },
  session: {
    id: '345',
    startDate: '2026-11-22T19:30:00+01:00',
    endDate: '',
    specificities: [],
    version: '',
    auditoriumName: 'Salle 1',
  },
  cinema: { id: '12', name: 'Lumen Bellecour' },
  seats: ['F1', 'F2'],
};

const text = (more: Partial<typeof TICKET> = {}) =>
  invitationText({ ...TICKET, ...more }, NOW, 'en', en.island);

describe('[tickets/share-words] a friend reads film, date, place and seats', () => {
  test.each([
    ['fr', fr.island, 'Lumen Bellecour, Salle 1. J’ai les places F1, F2.'],
    ['nl', nl.island, 'Lumen Bellecour, Salle 1. Ik heb de stoelen F1, F2.'],
    ['en', en.island, 'Lumen Bellecour, Salle 1. I have seats F1, F2.'],
  ] as const)('in %s', (language, words, second) => {
    const [first, ...rest] = invitationText(TICKET, NOW, language, words).split('\n');
    expect(first).toMatch(/Carmen, \S+ 22 \S+ .*19.{1,3}30\.$/);
    expect(rest).toEqual([second]);
  });

  test('one seat', () => expect(text({ seats: ['F1'] })).toContain('I have seat F1.'));

  test('what the server does not send leaves no trace', () => {
    const nowhere = { cinema: { id: '', name: '' }, session: { ...TICKET.session, auditoriumName: '' } };
    expect(text({ seats: [] })).toMatch(/\nLumen Bellecour, Salle 1\.$/);
    expect(text(nowhere)).toMatch(/\nI have seats F1, F2\.$/);
    expect(text({ ...nowhere, seats: [] })).not.toContain('\n');
  });

  test('a show without a date has no invitation', () => {
    expect(text({ session: { ...TICKET.session, startDate: 'soon' } })).toBe('');
  });
});

test.each([
  ['2026-11-20T19:30:00+01:00', 'today, 19:30'],
  ['2026-11-21T19:30:00+01:00', 'tomorrow, 19:30'],
  ['2026-11-02T19:30:00+01:00', '2 November 2026, 19:30'],
  ['soon', 'No date'],
])('a session at %s starts: %s', (startDate, starts) => {
  const { session } = ticket('one', startDate);
  expect(startsAt(session, NOW, { language: 'en', words: { noDate: 'No date' } })).toBe(starts);
});

test('facts stand in one line, without the empty ones', () => {
  expect(joined('Salle 1', '', 'F1, F2')).toBe('Salle 1 · F1, F2');
  expect(joined('', '')).toBe('');
});
