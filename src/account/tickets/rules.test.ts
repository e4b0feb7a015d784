import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, comingTickets, confirmedInOrder, isShowDay, posterSeed, splitByTime } from './rules.ts';

interface Dated {
  id: string;
  status: string;
  session: { startDate: string; endDate: string };
}

function ticket(id: string, startDate: string, { status = 'CONFIRMED', endDate = '' } = {}): Dated {
  return { id, status, session: { startDate, endDate } };
}

const ids = (tickets: readonly Dated[]): string[] => tickets.map(({ id }) => id);

describe('confirmedInOrder', () => {
  test('[tickets/confirmed-only] only CONFIRMED tickets are kept', () => {
    const start = '2026-05-01T20:00:00Z';
    const all = ['CONFIRMED', 'CANCELED', 'PENDING', 'confirmed', ''].map((status) =>
      ticket(status, start, { status }),
    );
    expect(ids(confirmedInOrder(all))).toEqual(['CONFIRMED']);
  });

  test('[tickets/sorted-by-session-start] the earliest session comes first', () => {
    const all = [
      ticket('20:00', '2026-05-01T20:00:00+02:00'),
      ticket('14:00', '2026-05-01T14:00:00+02:00'),
      ticket('10:00+1', '2026-05-02T10:00:00+02:00'),
    ];
    expect(ids(confirmedInOrder(all))).toEqual(['14:00', '20:00', '10:00+1']);
  });

  test('[tickets/sorted-by-instant] instants are compared, not texts', () => {
    const all = [ticket('later', '2026-05-01T20:30Z'), ticket('first', '2026-05-01T22:00+02:00')];
    expect(ids(confirmedInOrder(all))).toEqual(['first', 'later']);
  });

  test('any list comes out sorted by instant, and the list given is left as it was', () => {
    const instants = fc.array(
      fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
    );
    fc.assert(
      fc.property(instants, (dates) => {
        const all = dates.map((date, index) => ticket(String(index), date.toISOString()));
        const before = ids(all);
        const starts = confirmedInOrder(all).map(({ session }) => Date.parse(session.startDate));
        expect(starts).toEqual(dates.map(Number).sort((a, b) => a - b));
        expect(ids(all)).toEqual(before);
      }),
    );
  });
});

describe('splitByTime', () => {
  const end = '2026-05-01T22:00:00Z';
  const one = ticket('one', '2026-05-01T20:00:00Z', { endDate: end });

  test('a ticket is coming until its session ends, and past from then on', () => {
    expect(ids(splitByTime([one], Date.parse(end) - 1).coming)).toEqual(['one']);
    expect(ids(splitByTime([one], Date.parse(end)).past)).toEqual(['one']);
  });

  test('without an end the session is taken to last three hours', () => {
    const open = ticket('open', '2026-05-01T20:00:00Z');
    expect(ids(splitByTime([open], Date.parse('2026-05-01T22:59:59Z')).coming)).toEqual(['open']);
    expect(ids(splitByTime([open], Date.parse('2026-05-01T23:00:00Z')).past)).toEqual(['open']);
  });

  test('an end that is not after the start counts as none', () => {
    const start = '2026-05-01T20:00:00Z';
    for (const endDate of ['2026-05-01T00:30:00Z', start]) {
      const wrong = ticket('wrong', start, { endDate });
      expect(ids(splitByTime([wrong], Date.parse(start)).coming)).toEqual(['wrong']);
    }
  });

  test('of what is past, the latest comes first', () => {
    const all = [ticket('old', '2020-01-01T20:00:00Z'), ticket('recent', '2026-01-01T20:00:00Z')];
    expect(ids(splitByTime(all, Date.parse(end)).past)).toEqual(['recent', 'old']);
    expect(ids(splitByTime([...all, one], Date.parse(end) - 1).past)).toEqual(['recent', 'old']);
  });
});

test('the next ticket is the first that is confirmed and not over', () => {
  const all = [
    ticket('over', '2026-05-01T10:00:00Z'),
    ticket('later', '2026-05-03T10:00:00Z'),
    ticket('next', '2026-05-02T10:00:00Z'),
    ticket('cancelled', '2026-05-01T21:00:00Z', { status: 'CANCELED' }),
  ];
  expect(comingTickets(all, Date.parse('2026-05-01T20:00:00Z'))[0]?.id).toBe('next');
  expect(comingTickets(all, Date.parse('2026-06-01T20:00:00Z'))).toEqual([]);
});

test('a ticket whose date is not known is still to come, after the others', () => {
  const all = confirmedInOrder([ticket('unknown', ''), ticket('late', '2090-01-01T20:00:00Z')]);
  expect(ids(all)).toEqual(['late', 'unknown']);
  expect(ids(splitByTime(all, Date.parse('2095-01-01T00:00:00Z')).coming)).toEqual(['unknown']);
});

test.each([
  ['2026-05-01T11:59:59Z', true],
  ['2026-05-01T12:00:00Z', false],
  ['2026-04-30T16:00:01Z', true],
  ['2026-04-30T16:00:00Z', false],
  ['soon', false],
])('[tickets/show-day] a show at %s is about to begin or under way: %s', (start, isToday) => {
  expect(isShowDay(ticket('one', start), Date.parse('2026-04-30T20:00:00Z'))).toBe(isToday);
});

test('the code is scanned, or the booking where there is no other', () => {
  expect(codeOf({ code: 'LUM1', bookingId: 'B1' })).toBe('LUM1');
  expect(codeOf({ code: '', bookingId: 'B1' })).toBe('B1');
});

test.each([
  [{ id: '7', slug: 'noordzee', name: 'Noordzee' }, 'noordzee'],
  [{ id: '7', slug: '', name: 'Noordzee' }, '7'],
  [{ id: '', slug: '', name: 'Noordzee' }, 'Noordzee'],
])('the poster of %j is drawn from %s', (show, seed) => {
  expect(posterSeed({ show })).toBe(seed);
});
