import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { selectAlerts } from '#account/alerts/rules.ts';
import { getCards, getPicture } from './contract.ts';
import { activeCard, cardState } from './rules.ts';

function parse(answer: unknown) {
  return v.parse(getCards.answer, answer);
}

describe('a card', () => {
  test.each([
    ['actif', 'active'],
    ['impayé', 'unpaid'],
    ['suspendu', 'paused'],
    ['', undefined],
  ])('[entities/french-card-statuses] the server’s "%s" is %s', (subscriptionStatus, status) => {
    expect(parse({ cards: [{ id: '1', subscriptionStatus }] }).cards[0]?.subscriptionStatus).toBe(status);
  });

  test('[http/tolerates-unlisted-shapes] with nothing but an id is there; ids and numbers may be numbers', () => {
    expect(parse({ cards: [{ id: 7, number: 123 }] }).cards).toMatchObject([
      { id: '7', number: '123', type: '', active: true, openEndedSubscription: false, updatedAt: '' },
    ]);
  });

  test.each([
    ['', true],
    ['actif', true],
    ['ACTIF ', true],
    ['Active', true],
    ['impayé', false],
    ['suspendu', false],
    ['bloqué', false],
  ])(
    '[wallet/active-without-field] without `active`, the status "%s" makes it active: %s',
    (subscriptionStatus, active) => {
      const card = { id: '1', subscriptionStatus };
      expect(parse({ cards: [card] }).cards[0]?.active).toBe(active);
      expect(parse({ cards: [{ ...card, active: !active }] }).cards[0]?.active).toBe(!active);
    },
  );

  test('[wallet/card-says-why] the fields of the specification alone say that a card is unpaid or paused', () => {
    const { cards } = parse({
      cards: ['Impayé', 'suspendu'].map((subscriptionStatus) => ({ subscriptionStatus })),
    });
    expect(cards.map(cardState)).toEqual(['unpaid', 'paused']);
  });

  test('[toasts/typed-alert-own-type, wallet/active-without-field] the fields of the specification alone make an active card, whose alerts show', () => {
    const specified = {
      id: '3',
      type: 'CINEPASS',
      label: 'Cinépass',
      picture: 'p3',
      number: '9040',
      activationDate: '2025-01-01T00:00:00Z',
      expirationDate: '',
      code: '',
      subscriptionStatus: 'actif',
      openEndedSubscription: true,
    };
    const active = activeCard(
      parse({ cards: [{ ...specified, type: 'PROVIDER_ACCOUNT' }, specified] }).cards,
    );
    expect(active?.type).toBe('CINEPASS');
    const alert = { content: 'a', warning: false, accountType: 'CINEPASS', updatedAt: '' };
    expect(selectAlerts([alert], active?.type)).toEqual([alert]);
  });

  test('[http/tolerates-unlisted-shapes] one that is none leaves the others', () => {
    expect(parse({ cards: [null, 'x', { id: 'a' }] }).cards.map(({ id }) => id)).toEqual(['a']);
  });
});

test.each([{}, { cards: null, loyalty: null }, { cards: 'none', loyalty: 5 }])(
  '[http/tolerates-unlisted-shapes] %o is no card at all',
  (answer) => {
    expect(parse(answer)).toMatchObject({ cards: [] });
    expect(parse(answer).loyalty?.picture ?? '').toBe('');
  },
);

test('[wallet/loyalty-picture-after-card] the loyalty card has the picture', () => {
  expect(parse({ loyalty: { number: 1, name: 'Lumen', picture: 'p9' } }).loyalty).toEqual({
    number: '1',
    name: 'Lumen',
    picture: 'p9',
  });
});

test.each([
  ['image/jpeg', true],
  ['image/png', false],
  ['text/html', false],
  ['', false],
])('[wallet/loyalty-picture-after-card] a file of the kind "%s" is the picture: %s', (type, isPicture) => {
  expect(v.safeParse(getPicture.answer, new Blob(['x'], { type })).success).toBe(isPicture);
});
