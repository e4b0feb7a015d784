import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_CARD,
  BANK_CARD_ICONS,
  CARD_TYPES,
  PASS_TYPES,
  activeCard,
  bankCardIcon,
  cardState,
  cardStatus,
  cardType,
  expiry,
  isCardType,
  type Card,
} from './rules.ts';

function card(id: string, rest: Partial<Card> = {}): Card {
  return {
    id,
    type: 'UNLIMITED',
    label: id,
    number: id,
    openEndedSubscription: false,
    active: true,
    updatedAt: '2026-05-01T10:00:00Z',
    ...rest,
  };
}

const LATER = '2026-05-03T10:00:00Z';

describe('activeCard', () => {
  test('[wallet/active-card-newest] the most recently updated', () => {
    expect(activeCard([card('1 May'), card('3 May', { updatedAt: LATER })])?.id).toBe('3 May');
  });

  test('[wallet/active-card-newest] by instant, not by text', () => {
    const later = card('later', { updatedAt: '2026-05-01T09:30:00-02:00' });
    expect(activeCard([card('sooner', { updatedAt: '2026-05-01T10:30:00Z' }), later])?.id).toBe('later');
  });

  test('[wallet/inactive-cards-ignored] not one that is inactive', () => {
    expect(activeCard([card('old'), card('new', { active: false, updatedAt: LATER })])?.id).toBe('old');
  });

  test('[wallet/unknown-card-types-ignored] not one of an unknown type', () => {
    expect(activeCard([card('old'), card('new', { type: 'ZZZ', updatedAt: LATER })])?.id).toBe('old');
  });

  test('[wallet/account-card-last] the account card only when there is no other, also when it is the newest', () => {
    const account = card('account', { type: ACCOUNT_CARD, updatedAt: LATER });
    expect(activeCard([account, card('pass')])?.id).toBe('pass');
    expect(activeCard([account])?.id).toBe('account');
    expect(activeCard([account, card('pass', { active: false })])?.id).toBe('account');
  });

  test('[wallet/no-active-card] none of them: none', () => {
    expect(activeCard([])).toBeUndefined();
    expect(activeCard([card('a', { active: false }), card('b', { type: 'ZZZ' })])).toBeUndefined();
  });

  test('a card whose date cannot be read gives way to one with a date', () => {
    expect(activeCard([card('undated', { updatedAt: '' }), card('dated')])?.id).toBe('dated');
  });

  test('of any cards it is active, known, and none of its rank is newer', () => {
    const cards = fc.array(
      fc.record({
        type: fc.constantFrom<string>(...CARD_TYPES, 'ZZZ', ''),
        active: fc.boolean(),
        updatedAt: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      }),
    );
    fc.assert(
      fc.property(cards, (given) => {
        const all = given.map((rest, index) => card(String(index), rest));
        const eligible = all.filter(({ active, type }) => active && isCardType(type));
        const passes = eligible.filter(({ type }) => type !== ACCOUNT_CARD);
        const chosen = activeCard(all);
        const field = passes.length > 0 ? passes : eligible;
        expect(chosen === undefined).toBe(eligible.length === 0);
        if (!chosen) return;
        expect(field).toContain(chosen);
        for (const { updatedAt } of field) {
          expect(Date.parse(updatedAt)).toBeLessThanOrEqual(Date.parse(chosen.updatedAt));
        }
      }),
    );
  });
});

test('[entities/pass-types] eight passes are known', () => {
  expect(PASS_TYPES).toEqual([
    'CINEPASS',
    'CINEPASS_26',
    'CINEPASS_DUO',
    'CINEPASS_GOLD',
    'FAMILY',
    'EXPLORER',
    'UNLIMITED',
    'UNLIMITED_GOLD',
  ]);
  expect(PASS_TYPES.every(isCardType)).toBe(true);
});

test.each(['PROVIDER_ACCOUNT', 'PERMANENT', 'MOVIE_20', 'MOVIE_21', 'MOVIE_25', 'MOVIE_50', 'PRO'])(
  '[entities/card-types] a card of the type %s is known, and may be the active one',
  (type) => {
    expect(isCardType(type)).toBe(true);
    expect(activeCard([card('unknown', { type: 'ZZZ' }), card('known', { type })])?.id).toBe('known');
  },
);

test('no other type is known', () => {
  expect(CARD_TYPES).toHaveLength(15);
  expect(['ZZZ', '', 'cinepass', 'toString'].some(isCardType)).toBe(false);
});

test('[entities/bank-card-icon] five bank cards have a picture, whatever else comes has none', () => {
  expect(BANK_CARD_ICONS.map(bankCardIcon)).toEqual(['cb', 'visa', 'mc', 'amex', 'ecarte']);
  expect(['', 'VISA', 'toString', 'maestro'].map(bankCardIcon)).toEqual(Array(4).fill(undefined));
});

describe('expiry', () => {
  test.each([
    ['0927', '09/27'],
    ['1230', '12/30'],
    ['0100', '01/00'],
  ])('[entities/bank-card-fields, entities/card-expiry-cut] %s is cut as MM then YY', (compact, shown) => {
    expect(expiry(compact)).toBe(shown);
  });

  test.each(['', '927', '09277', '09/27', '2027-09', 'abcd'])('"%s" shows nothing', (compact) => {
    expect(expiry(compact)).toBe('');
  });
});

describe('cardStatus', () => {
  test.each([
    ['actif', 'active'],
    ['impayé', 'unpaid'],
    ['impaye\u0301', 'unpaid'],
    ['suspendu', 'paused'],
    ['Impayé', 'unpaid'],
    ['IMPAYE ', 'unpaid'],
    ['Actief', 'active'],
    ['Suspended', 'paused'],
    ['active', 'active'],
    ['Actieve', 'active'],
    ['impayée', 'unpaid'],
    ['Non payé', 'unpaid'],
    ['unpaid', 'unpaid'],
    ['Onbetaald', 'unpaid'],
    ['niet betaald', 'unpaid'],
    ['suspendue', 'paused'],
    ['paused', 'paused'],
    ['En pause', 'paused'],
    ['gepauzeerd', 'paused'],
    ['on_pause', 'paused'],
  ])('[entities/french-card-statuses] %s is %s', (french, status) => {
    expect(cardStatus(french)).toBe(status);
  });

  test.each([
    'inactif',
    'activation demandée',
    'pause prévue',
    'suspension_pending',
    'payé',
    'paid',
    'résilié',
    '',
  ])('[entities/french-card-statuses] "%s" is none of its words', (word) => {
    expect(cardStatus(word)).toBeUndefined();
  });
});

test.each([
  [{ active: false }, 'inactive'],
  [{ active: false, subscriptionStatus: 'active' }, 'inactive'],
  [{ active: false, subscriptionStatus: 'unpaid' }, 'unpaid'],
  [{ active: true, subscriptionStatus: 'paused' }, 'paused'],
  [{ active: true }, 'active'],
] as const)('[wallet/card-says-why, subscription/pass-at-the-door] a card with %j is %s', (change, state) => {
  expect(cardState(change)).toBe(state);
});

test('[entities/card-types] a type is known in any case and with any separator', () => {
  expect(['cinepass', 'Cinepass-Duo', 'movie 20', 'providerAccount', 'ZZZ', ''].map(cardType)).toEqual([
    'CINEPASS',
    'CINEPASS_DUO',
    'MOVIE_20',
    'PROVIDER_ACCOUNT',
    'ZZZ',
    '',
  ]);
});
