import { describe, expect, test } from 'vitest';
import { countComing, isConfirmed, prepaidSeats, PROVIDERS } from './rules.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

describe('tickets to come', () => {
  const ticket = (status: string, startDate: unknown, endDate?: string) => ({
    status,
    session: { startDate, endDate },
  });

  test('are those that the tickets page shows as such: confirmed, and not over', () => {
    const answer = [
      ticket('CONFIRMED', '2026-11-21T12:00:01Z'),
      ticket('CONFIRMED', '2027-01-01T12:00:00Z'),
      ticket('CONFIRMED', '2026-11-20T12:00:00Z'),
      ticket('CANCELED', '2026-11-22T12:00:00Z'),
    ];
    expect(countComing(answer, NOW)).toBe(2);
    expect(countComing([], NOW)).toBe(0);
  });

  test('one that is being shown is not over yet, and one without a date is to come', () => {
    expect(countComing([ticket('CONFIRMED', '2026-11-21T11:00:00Z', '2026-11-21T12:00:01Z')], NOW)).toBe(1);
    expect(countComing([ticket('CONFIRMED', '2026-11-21T11:00:00Z', '2026-11-21T12:00:00Z')], NOW)).toBe(0);
    expect(countComing([ticket('CONFIRMED', 'soon'), ticket('CONFIRMED', 2030)], NOW)).toBe(2);
    expect(countComing([{ status: 'CONFIRMED' }], NOW)).toBe(1);
  });

  test('[environments/days-and-hours] a time without a zone is of the cinema’s clock, on any device', () => {
    expect(countComing([ticket('CONFIRMED', '2026-11-21T12:00:00', '2026-11-21T13:00:01')], NOW)).toBe(1);
    expect(countComing([ticket('CONFIRMED', '2026-11-21T12:00:00', '2026-11-21T13:00:00')], NOW)).toBe(0);
  });

  test('[http/tolerates-unlisted-shapes] are not known from what is no list, and are none in what is no ticket', () => {
    for (const answer of [undefined, null, 'html', { tickets: [] }])
      expect(countComing(answer, NOW)).toBe(undefined);
    expect(countComing([null, 7, {}], NOW)).toBe(0);
  });
});

describe('prepaid seats', () => {
  const item = (status: unknown, remaining: unknown) => ({ status, quantity: { initial: 10, remaining } });

  test.each([
    [0, 0],
    [1, 0],
    ['0', 0],
    ['1', 0],
    ['expired', 0],
    ['used', 0],
    ['', 3],
    [2, 3],
    [undefined, 3],
  ])('[entities/prepaid-status-codes] an item of status %s counts %i of its 3', (status, seats) => {
    expect(prepaidSeats([item(status, 3)])).toBe(seats);
  });

  test.each([
    [{ date: '2026-05-01' }, 0],
    [{ mail: 'lou@lumen.test' }, 0],
    [{ date: '', mail: '' }, 3],
    [null, 3],
  ])('[entities/prepaid-given] of 3 seats given as %j the customer has %i', (given, seats) => {
    expect(prepaidSeats([{ ...item(2, 3), given }])).toBe(seats);
  });

  test('add up, whatever else is in the list', () => {
    expect(prepaidSeats([item(2, 3), item(2, '4'), item(2, null), item(2, -1), item(2, 'many'), null])).toBe(
      7,
    );
    expect(prepaidSeats([])).toBe(0);
    expect(prepaidSeats(undefined)).toBe(undefined);
  });
});

test('[identity/linkable-providers] the identities that can be linked have the names of their providers', () => {
  expect(PROVIDERS).toEqual([
    { id: 'facebook', name: 'Facebook' },
    { id: 'apple', name: 'Apple' },
    { id: 'google-oauth2', name: 'Google' },
  ]);
});

describe('the word that confirms', () => {
  test.each([
    ['SUPPRIMER', true],
    [' supprimer ', true],
    ['supprime', false],
    ['', false],
    ['supprimer tout', false],
  ])('"%s" is %s', (typed, confirmed) => {
    expect(isConfirmed(typed, 'SUPPRIMER')).toBe(confirmed);
  });

  test('counts accents as they look, not as they are stored', () => {
    expect(isConfirmed('e\u0301ffacer', 'ÉFFACER')).toBe(true);
  });
});
