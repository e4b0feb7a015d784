import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getCards } from './contract.ts';

function parse(answer: unknown) {
  return v.parse(getCards.answer, answer);
}

describe('a card', () => {
  test.each([
    ['actif', 'active'],
    ['impayé', 'unpaid'],
    ['suspendu', 'paused'],
    ['', undefined],
  ])(
    '[entities/french-card-statuses, decisions/two-status-mappings] the server’s "%s" is %s',
    (subscriptionStatus, status) => {
      expect(parse({ cards: [{ id: '1', subscriptionStatus }] }).cards[0]?.subscriptionStatus).toBe(status);
    },
  );

  test('[http/tolerates-unlisted-shapes] with nothing but an id is there; ids and numbers may be numbers', () => {
    expect(parse({ cards: [{ id: 7, number: 123 }] }).cards).toMatchObject([
      { id: '7', number: '123', type: '', active: false, openEndedSubscription: false, updatedAt: '' },
    ]);
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

test('[decisions/loyalty-picture-source] the loyalty card has the picture', () => {
  expect(parse({ loyalty: { number: 1, name: 'Lumen', picture: 'p9' } }).loyalty).toEqual({
    number: '1',
    name: 'Lumen',
    picture: 'p9',
  });
});
