import { expect, test } from 'vitest';
import type { Card } from '../cards/rules.ts';
import { cardAtDoor, cardsAtDoor, holderName, loyaltyAtDoor, passAtDoor, scannedNumber } from './rules.ts';
import { opensDoor, passOf } from '../pass/rules.ts';

function card(change: Partial<Card>): Card {
  return {
    id: '1',
    type: 'MOVIE_20',
    label: 'Vingt',
    number: '9040 0002 2210',
    openEndedSubscription: false,
    active: true,
    updatedAt: '',
    ...change,
  };
}

test.each(['paused', 'unpaid', 'blocked', 'canceled', 'inactive'] as const)(
  '[subscription/pass-at-the-door] what is %s does not open the door',
  (state) => {
    expect(opensDoor(state)).toBe(false);
  },
);

test('[subscription/pass-at-the-door] what is active opens the door', () => {
  expect(opensDoor('active')).toBe(true);
});

test('[subscription/pass-at-the-door] the code holds the number without its spaces', () => {
  expect(scannedNumber(' 9040 0003\u00a02210 ')).toBe('904000032210');
});

test('[subscription/pass-at-the-door] without a number there is nothing to show', () => {
  expect(passAtDoor({ status: 'active' }, ' ')).toBeUndefined();
  expect(cardAtDoor(card({ number: '' }))).toBeUndefined();
  expect(loyaltyAtDoor({ name: 'Club', number: ' ' })).toBeUndefined();
  const pass = { type: 'CINEPASS', status: 'active' } as const;
  expect(cardsAtDoor({ pass, number: '', cards: [] }, undefined)).toEqual([]);
});

test('[subscription/pass-at-the-door] a pass has no name of its own', () => {
  const atDoor = { isPass: true, label: '', number: '1', state: 'active' };
  expect(passAtDoor({ status: 'active' }, '1')).toEqual(atDoor);
  const pass = { type: 'CINEPASS', status: 'active' } as const;
  expect(cardsAtDoor({ pass, number: '1', cards: [] }, [])).toEqual([atDoor]);
});

test('[subscription/pass-at-the-door] customers without a pass show their cards', () => {
  expect(cardsAtDoor({ pass: undefined, number: '', cards: [card({})] }, undefined)).toEqual([
    { isPass: false, label: 'Vingt', number: '9040 0002 2210', state: 'active' },
  ]);
});

test('[subscription/pass-at-the-door, entities/pass-types] a pass whose type is spelled otherwise finds its card', () => {
  const pass = passOf({
    hasSubscription: true,
    subscription: { status: 'Unpaid' },
    trackingData: { passType: 'cinepass-duo' },
  });
  const cards = [card({ number: '7' }), card({ type: 'CINEPASS_DUO', number: '8' })];
  expect(cardsAtDoor({ pass, number: '', cards }, undefined)).toMatchObject([
    { isPass: true, number: '8', state: 'unpaid' },
    { isPass: false, number: '7' },
  ]);
});

test('the holder’s name leaves out what is missing', () => {
  const name = { firstName: 'Ana', infixName: 'van', lastName: 'Dijk' };
  expect(holderName(name)).toBe('Ana van Dijk');
  expect(holderName({ ...name, infixName: '' })).toBe('Ana Dijk');
});

test('[subscription/pass-at-the-door] the pass stands first, and a number stands once, as the pass has it', () => {
  const held = {
    pass: { type: 'CINEPASS', status: 'blocked' } as const,
    number: '9040 0003 2210',
    cards: [card({}), card({ type: 'CINEPASS', label: 'Pass', number: '904000032210' })],
    loyalty: { name: '', number: '2900' },
  };
  const shown = cardsAtDoor(held, []);
  expect(shown).toEqual([
    { isPass: true, label: 'Pass', number: '9040 0003 2210', state: 'blocked' },
    { isPass: false, label: 'Vingt', number: '9040 0002 2210', state: 'active' },
    { isPass: false, label: '', number: '2900', state: 'active' },
  ]);
});

test('[subscription/pass-at-the-door] a page that has not asked for the pass takes its number from its card, or from what was kept', () => {
  const pass = { type: 'CINEPASS', status: 'active' } as const;
  const own = card({ type: 'CINEPASS', number: '111' });
  const kept = passAtDoor(pass, '222');
  const first = (cards: readonly Card[]) =>
    cardsAtDoor({ pass, number: '', cards }, kept ? [kept] : [])[0]?.number;
  expect(first([own])).toBe('111');
  expect(first([])).toBe('222');
});
