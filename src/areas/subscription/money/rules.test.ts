import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getSubscription, type Invoice, type SubscriptionWire } from '../contract.ts';
import { amountOf, nextPayment, statement } from '../rules.ts';
import { invoicesByYear, invoiceState, pdfName } from './rules.ts';

const PARIS = 'Europe/Paris';

function billed(wire: SubscriptionWire) {
  const pass = v.parse(getSubscription.answer, wire);
  return { pass, bill: statement(pass) };
}

function invoice(date: string, id = date): Invoice {
  return { id, name: id, date, amount: 2390, status: 'paid', extractedToNib: false };
}

const cents = fc.oneof(fc.integer({ min: -5000, max: 100_000 }), fc.constant(undefined));
const wires = fc.record({
  addons: fc.array(fc.record({ value: fc.constant('A'), title: fc.constant('A'), price: cents }), {
    maxLength: 4,
  }),
  consumption: fc.record({
    subscriptionAmount: fc.oneof(cents, fc.constant(0)),
    supplements: fc.array(fc.record({ name: fc.constant('S'), amount: cents }), { maxLength: 4 }),
  }),
  debitInvoiceEnabled: fc.constantFrom(true, false, undefined),
  nextPaymentAmount: cents,
  nextPaymentDate: fc.constant('2026-12-01'),
});

test('[subscription/statement-adds-up] whatever the server sends, the lines add up to the total, which is the next payment; each line stands once', () => {
  fc.assert(
    fc.property(wires, (wire) => {
      const { pass, bill } = billed(wire);
      if (!bill) throw new Error('No statement');
      const { subscription, addons, supplements, rest, total, apart } = bill;
      const inside = [...addons, ...supplements];
      const lines = [subscription, ...inside.map(amountOf)];
      if (lines.includes(undefined)) expect(total).toBeUndefined();
      else expect(lines.reduce((sum: number, line) => sum + (line ?? 0), rest)).toBe(total);
      if (total !== undefined) {
        expect(Number.isInteger(total)).toBe(true);
        if (wire.nextPaymentAmount !== undefined) expect(total).toBe(wire.nextPaymentAmount);
      }
      const taken = [...(subscription === 0 ? [] : pass.addons), ...(pass.consumption?.supplements ?? [])];
      expect([...inside, ...apart].toSorted(byIdentity(taken))).toEqual(taken);
      const next = nextPayment(pass, 'active');
      if (next) expect(next.cents).toBe(total);
    }),
  );
});

function byIdentity<T>(order: readonly T[]): (one: T, other: T) => number {
  return (one, other) => order.indexOf(one) - order.indexOf(other);
}

test.each([
  ['options and grouped supplements are part of it', {}, 2390 + 790 + 400, 0, 0],
  ['supplements that are not grouped are apart', { debitInvoiceEnabled: false }, 2390 + 790, 0, 2],
  ['options that the server’s total leaves out are apart', { nextPaymentAmount: 2790 }, 2790, 0, 2],
  ['a lower total of the server has a discount', { nextPaymentAmount: 3000 }, 3000, 3000 - 3580, 0],
  ['a higher one has other amounts', { nextPaymentAmount: 3600 }, 3600, 20, 0],
] as [string, SubscriptionWire, number, number, number][])(
  '[subscription/statement-adds-up, entities/consumption-fields] %s',
  (_, change, total, rest, apart) => {
    const { bill } = billed({
      addons: [
        { value: 'IMAX', price: 500 },
        { value: 'CLUB', price: 290 },
      ],
      consumption: { subscriptionAmount: 2390, supplements: [{ amount: 300 }, { amount: 100 }] },
      debitInvoiceEnabled: true,
      ...change,
    });
    expect(bill).toMatchObject({ total, rest });
    expect(bill?.apart).toHaveLength(apart);
  },
);

test('[subscription/statement-adds-up] options of a pass that costs nothing cost nothing; without amounts there is no statement', () => {
  const addons = [{ value: 'IMAX', price: 500 }];
  expect(billed({ addons, consumption: { subscriptionAmount: 0 } }).bill).toMatchObject({
    total: 0,
    addons: [],
  });
  expect(billed({ addons }).bill).toBeUndefined();
});

test.each([
  ['paid', false, 'paid'],
  ['unpaid', false, 'unpaid'],
  ['Paid', false, 'paid'],
  ['PAYÉE', false, 'paid'],
  ['réglée', false, 'paid'],
  ['impayé', false, 'unpaid'],
  ['Non payée', false, 'unpaid'],
  ['betaald', false, 'paid'],
  ['payment', false, undefined],
  ['paid', true, 'underWay'],
  ['unpaid', true, 'underWay'],
  ['ZZZ', true, 'underWay'],
  ['ZZZ', false, undefined],
  ['', false, undefined],
  ['toString', false, undefined],
] as const)(
  '[entities/invoice-fields, subscription/one-state-an-invoice] %s, sent to the bank: %s, is %s',
  (status, extractedToNib, state) => {
    expect(invoiceState({ status, extractedToNib })).toBe(state);
  },
);

test('[entities/list-orders] the newest year first, and in it the newest invoice; what has no date comes last', () => {
  const given = [
    invoice('2025-03-01T12:00:00Z'),
    invoice('soon'),
    invoice('2026-02-01T12:00:00Z'),
    invoice('2025-11-01T12:00:00Z'),
    invoice(''),
  ];
  const years = invoicesByYear(given, PARIS);
  expect(years.map(({ year, invoices }) => [year, ...invoices.map(({ id }) => id.slice(0, 7))])).toEqual([
    ['2026', '2026-02'],
    ['2025', '2025-11', '2025-03'],
    ['', 'soon', ''],
  ]);
});

test('[sites/cinema-time-zone] the year is the cinema’s: the last half hour of a UTC year is the next one in Paris', () => {
  const years = invoicesByYear([invoice('2025-12-31T22:59:59Z'), invoice('2025-12-31T23:00:00Z')], PARIS);
  expect(years.map(({ year }) => year)).toEqual(['2026', '2025']);
});

test('no invoice is lost or shown twice, and years only go back', () => {
  const dates = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: false });
  fc.assert(
    fc.property(fc.array(dates), (all) => {
      const given = all.map((date, index) =>
        invoice(Number.isNaN(date.getTime()) ? '?' : date.toISOString(), String(index)),
      );
      const years = invoicesByYear(given, PARIS);
      const names = years.map(({ year }) => year);
      expect(names).toEqual([...new Set(names)].sort((a, b) => Number(b || 0) - Number(a || 0)));
      expect(years.flatMap(({ invoices }) => invoices.map(({ id }) => id)).sort()).toEqual(
        given.map(({ id }) => id).sort(),
      );
    }),
  );
});

test.each([
  ['facture', 'LUM-100/7', 'facture-lum-100-7.pdf'],
  ['Reçu', '', 'recu.pdf'],
  ['facture', '../é', 'facture-e.pdf'],
])('the file %s %s is kept as %s', (kind, name, file) => {
  expect(pdfName(kind, name)).toBe(file);
});
