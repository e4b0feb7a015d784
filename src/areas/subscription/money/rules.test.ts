import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Invoice } from '../contract.ts';
import { consumptionTotal, invoicesByYear, invoiceStatus, pdfName } from './rules.ts';

const PARIS = 'Europe/Paris';

function supplement(amount: number | undefined) {
  return { name: '', date: '', movie: '', cinema: '', amount };
}

function invoice(date: string, id = date): Invoice {
  return { id, name: id, date, amount: 2390, status: 'paid', extractedToNib: false };
}

test('[entities/consumption-fields] the total is the subscription and its supplements, in whole cents', () => {
  const supplements = [supplement(300), supplement(110), supplement(undefined)];
  expect(consumptionTotal({ subscriptionAmount: 1990, supplements })).toBe(2400);
  expect(consumptionTotal({ subscriptionAmount: undefined, supplements: [] })).toBe(0);
});

test('[entities/invoice-fields] a state of an invoice that we have no word for is none', () => {
  expect(['paid', 'unpaid', 'ZZZ', '', 'toString'].map(invoiceStatus)).toEqual([
    'paid',
    'unpaid',
    undefined,
    undefined,
    undefined,
  ]);
});

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
