import { describe, expect, test } from 'vitest';
import type { Session } from '#identity/session.ts';
import type { TicketsAtOnce } from './record.ts';
import { mayStand, ticketAtOnce } from './rules.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');

const ticket = {
  until: NOW + 1,
  name: 'La Dernière Séance',
  starts: 'vendredi 20 novembre à 19:30',
  seats: 'Salle 4 · C7',
  place: 'Lumen Bastille · VF',
  code: 'LUM1',
  picture: { src: 'data:image/gif;base64,AA', width: 29, height: 29, alt: 'QR code' },
};

function stored(more: Partial<TicketsAtOnce> = {}): string {
  const ticketsAtOnce = { language: 'fr', age: 'Gardés depuis hier.', tickets: [ticket], ...more };
  return JSON.stringify({ owner: 'account-1', values: { other: 1, ticketsAtOnce } });
}

test('[decisions/ticket-at-once] the next ticket, with its owner and its age', () => {
  expect(ticketAtOnce(stored(), NOW, 'fr')).toEqual({
    owner: 'account-1',
    age: 'Gardés depuis hier.',
    ticket,
  });
});

test('[decisions/ticket-at-once] a ticket whose session has ended gives way to the one after it', () => {
  const later = { ...ticket, name: 'The Long Reel', until: NOW + 2 };
  const text = stored({ tickets: [ticket, later] });
  expect(ticketAtOnce(text, NOW, 'fr')?.ticket.name).toBe('La Dernière Séance');
  expect(ticketAtOnce(text, NOW + 1, 'fr')?.ticket.name).toBe('The Long Reel');
  expect(ticketAtOnce(text, NOW + 2, 'fr')).toBeUndefined();
});

test('a ticket without a picture of its code is shown in letters', () => {
  expect(ticketAtOnce(stored({ tickets: [{ ...ticket, picture: undefined }] }), NOW, 'fr')?.ticket.code).toBe(
    'LUM1',
  );
});

test('[decisions/ticket-at-once] a page in another language shows none: the texts are ready to print', () => {
  expect(ticketAtOnce(stored(), NOW, 'en')).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['no JSON', '{"owner"'],
  ['null', 'null'],
  ['no owner', stored().replace('"owner":"account-1"', '"owner":1')],
  ['no values', '{"owner":"account-1"}'],
  ['no tickets', stored().replace('"tickets"', '"films"')],
  ['an age of another kind', stored().replace('"Gardés depuis hier."', '7')],
  ['a name of another kind', stored().replace('"La Dernière Séance"', 'null')],
  ['an end of another kind', stored().replace(String(NOW + 1), '"soon"')],
  ['an end as a text', stored().replace(String(NOW + 1), '"9999999999999"')],
  ['words of another kind for the picture', stored().replace('"QR code"', '7')],
  ['one ticket of another kind', stored({ tickets: [ticket, null as never] })],
  ['a width of another kind', stored().replace('"width":29', '"width":"29"')],
  ['an address of another kind', stored().replace('"data:image/gif;base64,AA"', '[]')],
])('%s is not shown', (_, text) => {
  expect(ticketAtOnce(text, NOW, 'fr')).toBeUndefined();
});

describe('[decisions/ticket-at-once] whether the ticket stands', () => {
  const of = (accountId: string): Session => ({
    status: 'authenticated',
    claims: { accountId, icu: '', firstLogin: false, emailVerified: true },
  });

  test.each<[string, Session]>([
    ['is not known yet', { status: 'unknown' }],
    ['is the owner’s', of('account-1')],
    ['could not be asked for', { status: 'failed', problem: 'network' }],
    ['is not seen, as in a frame without the provider’s cookies', { status: 'anonymous' }],
  ])('it does while the session %s', (_, session) => {
    expect(mayStand('account-1', session, true)).toBe(true);
  });

  test.each<[string, Session]>([
    ['is another customer’s', of('account-2')],
    ['has been replaced', { status: 'replaced' }],
    ['is being ended', { status: 'signingOut' }],
  ])('it goes once the session %s', (_, session) => {
    expect(mayStand('account-1', session, true)).toBe(false);
  });

  test('it goes where its owner has signed out or given way in another tab, whatever the session says', () => {
    for (const session of [of('account-1'), { status: 'anonymous' }, { status: 'unknown' }] as const)
      expect(mayStand('account-1', session, false)).toBe(false);
  });
});
