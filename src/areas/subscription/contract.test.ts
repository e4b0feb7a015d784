import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getCancelReasons, getContractPdf, getInvoices, getSubscription } from './contract.ts';

function parse(answer: unknown) {
  return v.parse(getSubscription.answer, answer);
}

describe('the subscription', () => {
  test.each([
    ['L1', true],
    [7, true],
    ['', false],
    [null, false],
    [undefined, false],
  ])(
    '[entities/pending-plan-change] with the new lead id %o a plan change is pending: %s',
    (newLeadId, isPending) => {
      expect(parse({ newLeadId }).pendingPlanChange).toBe(isPending);
    },
  );

  test.each([true, false])(
    '[entities/pending-plan-change] the field of the specification alone says it: %s',
    (pendingPlanChange) => {
      expect(parse({ pendingPlanChange }).pendingPlanChange).toBe(pendingPlanChange);
      expect(parse({ pendingPlanChange, newLeadId: 'L1' }).pendingPlanChange).toBe(pendingPlanChange);
    },
  );

  test.each([
    [0, false],
    [1, true],
    [-5, false],
    [1990, true],
    [null, false],
    ['', false],
    ['12', true],
    ['0', false],
    ['-5,00 €', false],
    [19.9, true],
    [-0.5, false],
    [1e306, true],
    [{}, true],
  ])('[entities/unpaid-above-zero] a balance of %o cents is unpaid: %s', (unpaidBalance, isUnpaid) => {
    expect(parse({ unpaidBalance }).unpaidInvoice).toBe(isUnpaid);
  });

  test('[entities/addon-fields, entities/consumption-fields, entities/subscription-card-fields] what it is made of arrives with all its fields', () => {
    const addon = { value: 'IMAX', title: 'IMAX', price: 500 };
    const supplement = { name: '3D', date: '2026-11-01', movie: 'A', cinema: 'B', amount: 100 };
    const card = {
      type: 'FAMILY',
      status: 'suspended',
      date: '2026-01-01',
      cardNumber: '9',
      subscriptionNumber: 'A-1',
      openEndedSubscription: true,
      subscriptionId: 'SUB-1',
      blockedReason: '',
      photoReceivedAt: '',
    };
    const wire = {
      addons: [addon],
      newAddons: [addon],
      consumption: { subscriptionAmount: 2390, supplements: [supplement] },
      card,
      debitInvoiceEnabled: false,
    };
    expect(parse(wire)).toMatchObject(wire);
  });

  test('plans are names, or names with a title', () => {
    const { currentPlan, eligibleChanges } = parse({
      currentPlan: 'FAMILY',
      eligibleChanges: ['EXPLORER', { value: 'X', title: 'Extra' }, 7],
    });
    expect(currentPlan).toEqual({ value: 'FAMILY', title: '' });
    expect(eligibleChanges).toEqual([
      { value: 'EXPLORER', title: '' },
      { value: 'X', title: 'Extra' },
    ]);
  });

  test('nobody can choose a plan without a name and a title', () => {
    const named = [
      { value: 'X', title: '' },
      { value: '', title: 'Extra' },
    ];
    expect(parse({ eligibleChanges: ['', {}, ...named] }).eligibleChanges).toEqual(named);
  });

  test.each([
    [undefined, 0],
    [null, 0],
    ['', 0],
    [0, 0],
    [1990, 1990],
    [-5, -5],
    ['12', 12],
    ['0', 0],
    [19.9, 1990],
    ['19,90 €', 1990],
    ['bientôt', undefined],
    [{ value: 1990 }, undefined],
  ])('[entities/unreadable-balance-is-a-debt] a balance of %o is %s cents', (unpaidBalance, cents) => {
    expect(parse({ unpaidBalance }).unpaidBalance).toBe(cents);
  });

  test.each([
    {},
    { addons: null, consumption: null, card: null, currentPlan: null, eligibleChanges: 'x', pausePending: 1 },
    { addons: 7, consumption: [], card: 'x', newPlan: 5, debitInvoiceEnabled: 'yes', cancelPending: 'no' },
  ])('[http/tolerates-unlisted-shapes] %o is a subscription about which nothing is known', (wire) => {
    expect(parse(wire)).toMatchObject({
      addons: [],
      eligibleChanges: [],
      eligibleForSuspension: false,
      pausePending: false,
      cancelPending: false,
      pendingPlanChange: false,
      unpaidInvoice: false,
    });
    expect(parse(wire).card).toBeUndefined();
    expect(parse(wire).consumption?.supplements ?? []).toEqual([]);
    expect(parse(wire).debitInvoiceEnabled).toBeUndefined();
  });

  test('an answer that is none is a failure, and not a customer without a pass', () => {
    for (const answer of [undefined, null, '', 'none']) {
      expect(v.safeParse(getSubscription.answer, answer).success).toBe(false);
    }
  });
});

test('[entities/invoice-fields] an invoice has its six fields; one that is none leaves the others', () => {
  const invoice = {
    id: 'INV1',
    name: 'N',
    date: '2026-11-01',
    amount: 2390,
    status: 'paid',
    extractedToNib: true,
  };
  expect(v.parse(getInvoices.answer, [invoice, null, 'x'])).toEqual([invoice]);
});

test('[calls/get-cancel-reasons] reasons are texts, or names and texts', () => {
  expect(
    v.parse(getCancelReasons.answer, ['Déménagement', { value: 'a', title: 'Autre' }, { title: 'x' }]),
  ).toEqual([
    { value: 'Déménagement', title: 'Déménagement' },
    { value: 'a', title: 'Autre' },
  ]);
});

test.each([
  ['application/pdf', true],
  ['text/html', false],
  ['', false],
])('a file of the kind "%s" is a contract: %s', (type, isContract) => {
  expect(v.safeParse(getContractPdf.answer, new Blob(['%PDF'], { type })).success).toBe(isContract);
});
