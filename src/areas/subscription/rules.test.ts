import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { SubscriptionStatus } from '#account/pass/rules.ts';
import { getSubscription, type Subscription, type SubscriptionWire } from './contract.ts';
import {
  blockedFor,
  effectiveDate,
  goesOnFor,
  isDone,
  mayCancel,
  nextPayment,
  offeredChanges,
  offeredErrands,
  pending,
  planName,
  type Change,
} from './rules.ts';

const STATUSES = ['active', 'unpaid', 'paused', 'blocked', 'canceled'] as const;

function pass(wire: SubscriptionWire = {}): Subscription {
  return v.parse(getSubscription.answer, wire);
}

describe('offeredChanges', () => {
  test.each([
    ['[subscription/suspend-when-eligible]', 'suspend', { eligibleForSuspension: true }],
    ['[subscription/undo-pause-when-eligible]', 'undoPause', { eligibleToCancelSuspension: true }],
    ['[subscription/undo-cancel-when-eligible]', 'undoCancellation', { eligibleToCancelCancellation: true }],
    ['[subscription/undo-plan-change-reloads-user]', 'undoPlanChange', { newLeadId: 'L1' }],
  ] as const)('%s %s is offered when the server says so, and only then', (_, change, wire) => {
    expect(offeredChanges(pass(wire), 'active')).toEqual([change]);
    expect(offeredChanges(pass(), 'active')).toEqual([]);
  });

  test('[subscription/resume-reloads-user] resume is offered while the pass is paused', () => {
    const offered = STATUSES.filter((status) => offeredChanges(pass(), status).includes('resume'));
    expect(offered).toEqual(['paused']);
  });

  test('what is pending is not enough: the undo has an eligibility of its own', () => {
    expect(offeredChanges(pass({ pausePending: true, cancelPending: true }), 'active')).toEqual([]);
  });
});

describe('offeredErrands', () => {
  test.each([
    ['[subscription/reactivate-when-eligible]', ['reactivate'], { eligibleForReactivation: true }],
    ['[subscription/plan-change-when-offered]', ['changePlan'], { eligibleChanges: ['FAMILY'] }],
    ['', ['resubscribe'], { eligibleReSubscription: true }],
    ['', ['renew'], { eligibleRenew: true }],
    [
      '[toasts/unpaid-beside-renewal]',
      ['resubscribe'],
      { eligibleReSubscription: true, eligibleRenew: true },
    ],
    ['[subscription/plan-change-when-offered]', [], { eligibleChanges: [] }],
    ['', [], {}],
  ] as [string, string[], SubscriptionWire][])('%s %o for %o', (_, errands, wire) => {
    expect(offeredErrands(pass(wire))).toEqual(errands);
  });
});

test('whatever the server says, nothing is offered that it does not say, and nothing twice', () => {
  const wires = fc.record({
    eligibleReSubscription: fc.boolean(),
    eligibleRenew: fc.boolean(),
    eligibleForReactivation: fc.boolean(),
    eligibleForSuspension: fc.boolean(),
    eligibleToCancelSuspension: fc.boolean(),
    eligibleToCancelCancellation: fc.boolean(),
    eligibleChanges: fc.array(fc.constantFrom('FAMILY', 'EXPLORER')),
    newLeadId: fc.constantFrom('', 'L1'),
    pausePending: fc.boolean(),
    cancelPending: fc.boolean(),
  });
  fc.assert(
    fc.property(wires, fc.constantFrom(...STATUSES), (wire, status) => {
      const offered = [...offeredChanges(pass(wire), status), ...offeredErrands(pass(wire))];
      const allowed: Record<(typeof offered)[number], boolean> = {
        resume: status === 'paused',
        suspend: wire.eligibleForSuspension,
        undoPause: wire.eligibleToCancelSuspension,
        undoCancellation: wire.eligibleToCancelCancellation,
        undoPlanChange: wire.newLeadId !== '',
        reactivate: wire.eligibleForReactivation,
        resubscribe: wire.eligibleReSubscription,
        renew: wire.eligibleRenew && !wire.eligibleReSubscription,
        changePlan: wire.eligibleChanges.length > 0,
      };
      expect(new Set(offered)).toEqual(
        new Set(Object.entries(allowed).flatMap(([name, is]) => (is ? [name] : []))),
      );
      expect(new Set(offered).size).toBe(offered.length);
    }),
  );
});

test('[subscription/leaving-the-pass] whoever has a pass may leave, unless they are leaving already', () => {
  const may = (status: SubscriptionStatus, wire?: SubscriptionWire) => mayCancel(pass(wire), status);
  expect(STATUSES.map((status) => may(status))).toEqual([true, true, true, true, false]);
  expect(may('active', { cancelPending: true })).toBe(false);
});

test('[subscription/pending-pause-shown, subscription/pending-cancellation-shown, subscription/pending-plan-change-shown] what is pending, the cancellation first', () => {
  expect(pending(pass())).toEqual([]);
  expect(pending(pass({ pausePending: true, cancelPending: true, newLeadId: 'L1' }))).toEqual([
    'cancellation',
    'pause',
    'planChange',
  ]);
});

describe('isDone', () => {
  test.each([
    ['suspend', { pausePending: true }, 'active', true],
    ['suspend', {}, 'paused', true],
    ['suspend', {}, 'active', false],
    ['resume', {}, 'active', true],
    ['resume', {}, 'unpaid', true],
    ['resume', {}, 'paused', false],
    ['undoPause', {}, 'active', true],
    ['undoPause', { pausePending: true }, 'active', false],
    ['undoPause', {}, 'paused', false],
    ['undoCancellation', {}, 'active', true],
    ['undoCancellation', { cancelPending: true }, 'active', false],
    ['undoCancellation', {}, 'canceled', false],
    ['undoPlanChange', {}, 'active', true],
    ['undoPlanChange', { newLeadId: 'L1' }, 'active', false],
  ] as [Change, SubscriptionWire, SubscriptionStatus, boolean][])(
    '%s, when the pass then says %o and is %s: %s',
    (change, wire, status, done) => {
      expect(isDone(change, pass(wire), status)).toBe(done);
    },
  );

  test('a pass without a card does not say whether it has been resumed', () => {
    expect(isDone('resume', pass(), undefined)).toBeUndefined();
  });
});

describe('nextPayment', () => {
  const WIRE: SubscriptionWire = {
    nextPaymentDate: '2026-12-01',
    debitInvoiceEnabled: true,
    consumption: { subscriptionAmount: 2390, supplements: [{ amount: 300 }, { amount: 100 }] },
  };

  test('the subscription with the supplements that are grouped with it, in cents', () => {
    expect(nextPayment(pass(WIRE), 'active')).toEqual({ cents: 2790, date: '2026-12-01' });
    const apart = { ...WIRE, debitInvoiceEnabled: false };
    expect(nextPayment(pass(apart), 'active')).toEqual({ cents: 2390, date: '2026-12-01' });
  });

  test.each([
    ['paused', {}],
    ['blocked', {}],
    ['canceled', {}],
    ['unpaid', {}],
    ['active', { cancelPending: true }],
    ['active', { pausePending: true }],
    ['active', { newLeadId: 'L1' }],
    ['active', { consumption: null }],
    ['active', { consumption: { subscriptionAmount: 2390, supplements: [{}] } }],
    ['active', { debitInvoiceEnabled: null }],
  ] as [SubscriptionStatus, SubscriptionWire][])('none is certain when %s, %o', (status, change) => {
    expect(nextPayment(pass({ ...WIRE, ...change }), status)).toBeUndefined();
  });
});

test('what a change costs and when it takes effect', () => {
  const known = pass({
    currentPlanEndDate: '2026-11-30',
    nextPlanExecutionDate: '2026-12-01',
    consumption: { subscriptionAmount: 2390 },
  });
  const terms = (['suspend', 'resume', 'undoPause', 'undoCancellation', 'undoPlanChange'] as const).map(
    (change) => [change, effectiveDate(change, known), goesOnFor(change, known)],
  );
  expect(terms).toEqual([
    ['suspend', '2026-11-30', undefined],
    ['resume', '', 2390],
    ['undoPause', '2026-11-30', 2390],
    ['undoCancellation', '2026-11-30', 2390],
    ['undoPlanChange', '2026-12-01', 2390],
  ]);
  expect(goesOnFor('resume', pass({ consumption: { subscriptionAmount: 0 } }))).toBeUndefined();
  expect(goesOnFor('resume', pass())).toBeUndefined();
});

test.each([
  ['incorrect_photo', '', 'photo'],
  ['incorrect_photo', '2026-11-20T10:00:00Z', 'received'],
  ['fraud', '', 'other'],
  ['fraud', '2026-11-20T10:00:00Z', 'other'],
  ['', '', 'other'],
  ['ZZZ', '', 'other'],
])(
  '[subscription/blocked-reason-text, subscription/new-photo] blocked for "%s", photo received "%s": told as %s',
  (blockedReason, photoReceivedAt, told) => {
    expect(blockedFor({ blockedReason, photoReceivedAt })).toBe(told);
  },
);

test('blocked without a card is told as another reason', () => {
  expect(blockedFor(undefined)).toBe('other');
});

test.each([
  [{ value: 'FAMILY', title: '' }, 'Famille'],
  [{ value: 'FAMILY', title: 'Famille plus' }, 'Famille plus'],
  [{ value: 'ZZZ_1', title: '' }, 'Classique'],
  [{ value: 'constructor', title: '' }, 'constructor'],
  [{ value: 'Pass Été', title: '' }, 'Pass Été'],
  [{ value: '', title: '' }, ''],
  [{ value: 'Pass 2', title: '' }, 'Pass 2'],
])('no raw code is shown for the plan %o', (plan, name) => {
  expect(planName(plan, { CINEPASS: 'Classique', FAMILY: 'Famille' })).toBe(name);
});

test('a plan of an unknown code has no name without the name of the classic pass', () => {
  expect(planName({ value: 'X1', title: '' }, {})).toBe('');
});
