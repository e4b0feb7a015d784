import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PASS_TYPES } from '../cards/rules.ts';
import { knownPassType, passOf, passType, standing, subscriptionStatus, type PassHolder } from './rules.ts';

describe('passType', () => {
  test.each(PASS_TYPES)('[entities/pass-types] %s is known', (type) => {
    expect(passType(type)).toBe(type);
  });

  test.each([
    ['cinepass_duo', 'CINEPASS_DUO'],
    ['CinePass-Gold', 'CINEPASS_GOLD'],
    ['unlimited gold', 'UNLIMITED_GOLD'],
  ])('[entities/pass-types] %s is %s', (type, known) => {
    expect(passType(type)).toBe(known);
  });

  test.each(['ZZZ', '', 'none', 'MOVIE_20', 'toString', '__proto__', undefined, null, 7, {}, ['FAMILY']])(
    '[entities/unknown-subscription-type] %o is the classic pass',
    (type) => {
      expect(knownPassType(type)).toBeUndefined();
      expect(passType(type)).toBe('CINEPASS');
    },
  );
});

describe('subscriptionStatus', () => {
  test.each([
    ['canceled', 'canceled'],
    ['unpaid', 'unpaid'],
    ['suspended', 'paused'],
    ['active', 'active'],
    ['blocked', 'blocked'],
  ])('[entities/subscription-statuses] %s is %s', (word, status) => {
    expect(subscriptionStatus(word)).toBe(status);
  });

  test.each([
    ['Unpaid', 'unpaid'],
    ['UNPAID ', 'unpaid'],
    ['not_paid', 'unpaid'],
    ['impayé', 'unpaid'],
    ['Impayée', 'unpaid'],
    ['niet betaald', 'unpaid'],
    ['suspendu', 'paused'],
    ['paused', 'paused'],
    ['Cancelled', 'canceled'],
    ['résiliée', 'canceled'],
    ['opgezegd', 'canceled'],
    ['Bloqué', 'blocked'],
    ['geblokkeerd', 'blocked'],
    ['Actif', 'active'],
  ])('[entities/french-card-statuses] in another spelling or a word of cards, %s is %s', (word, status) => {
    expect(subscriptionStatus(word)).toBe(status);
  });

  test.each([
    'foo',
    '',
    'payé',
    'débloqué',
    'cancel_pending',
    'résiliation prévue',
    'pause planned',
    'constructor',
  ])('[entities/unknown-subscription-status] %s is active', (word) => {
    expect(subscriptionStatus(word)).toBe('active');
  });
});

describe('passOf', () => {
  const NONE: PassHolder = { hasSubscription: false, subscription: undefined, trackingData: {} };

  test('neither flag nor status: none', () => {
    expect(passOf(NONE)).toBeUndefined();
    expect(passOf({ ...NONE, subscription: { status: '' } })).toBeUndefined();
  });

  test('the flag alone is an active pass', () => {
    expect(passOf({ ...NONE, hasSubscription: true })).toEqual({ type: 'CINEPASS', status: 'active' });
  });

  test('a status alone is a pass: what is owed does not disappear with the flag', () => {
    expect(passOf({ ...NONE, subscription: { status: 'unpaid' } })?.status).toBe('unpaid');
  });

  test('type and status are each read by their own rule', () => {
    const holder = {
      hasSubscription: true,
      subscription: { status: 'suspended' },
      trackingData: { passType: 'FAMILY' },
    };
    expect(passOf(holder)).toEqual({ type: 'FAMILY', status: 'paused' });
  });

  test('whatever the server says, type and status have words', () => {
    fc.assert(
      fc.property(fc.string(), fc.anything(), (status, type) => {
        const pass = passOf({
          hasSubscription: true,
          subscription: { status },
          trackingData: { passType: type },
        });
        expect(PASS_TYPES).toContain(pass?.type);
        expect(['canceled', 'unpaid', 'paused', 'active', 'blocked']).toContain(pass?.status);
      }),
    );
  });
});

describe('standing', () => {
  const NOTHING = {
    card: undefined,
    cancelPending: false,
    unpaidInvoice: false,
    eligibleReSubscription: false,
    eligibleRenew: false,
  };

  test('before anything is known there is no pass, nothing to pay, and the way to a first pass', () => {
    expect(standing(undefined, undefined)).toEqual({
      pass: undefined,
      owes: false,
      isEnding: false,
      way: 'subscribe',
    });
  });

  test('the subscription says which way leads to a pass, and without it the account does', () => {
    const user = {
      hasSubscription: false,
      subscription: undefined,
      trackingData: {},
      subscriptionState: { eligibleReSubscription: true, eligibleRenew: false },
    };
    expect(standing(user, undefined).way).toBe('resubscribe');
    expect(standing(user, { ...NOTHING, eligibleRenew: true }).way).toBe('renew');
    expect(standing(user, NOTHING).way).toBe('subscribe');
  });

  test.each([
    ['active', true],
    ['suspended', true],
    ['canceled', false],
  ])('a cancellation under way of a pass that is %s is an end to come: %s', (status, isEnding) => {
    const card = { type: 'CINEPASS', status };
    expect(standing(undefined, { ...NOTHING, card, cancelPending: true }).isEnding).toBe(isEnding);
    expect(standing(undefined, { ...NOTHING, card }).isEnding).toBe(false);
  });

  test('without a pass nothing ends', () => {
    expect(standing(undefined, { ...NOTHING, cancelPending: true }).isEnding).toBe(false);
  });
});
