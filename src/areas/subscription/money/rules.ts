import { fileName } from '#i18n/folded.ts';
import type { Addon, Invoice, Subscription, Supplement } from '../contract.ts';

/** What a payment consists of, in cents. `total` is the sum of `subscription`, `addons`, `supplements` and `rest`. */
export interface Statement {
  subscription: number | undefined;
  addons: readonly Addon[];
  supplements: readonly Supplement[];
  /** By how much the server's own total differs: below zero a discount. */
  rest: number;
  /** Undefined where an amount is unknown. */
  total: number | undefined;
  /** Billed by themselves, and no part of `total`. */
  apart: readonly (Addon | Supplement)[];
}

type Billed = Pick<Subscription, 'addons' | 'consumption' | 'debitInvoiceEnabled' | 'nextPaymentAmount'>;

/**
 * The costs of the current period. Undefined where the server sends none. Supplements are billed apart where they are
 * not grouped. Options cost nothing while the subscription itself does not, and are apart where the server's total says
 * so.
 */
export function statement({
  addons: all,
  consumption,
  debitInvoiceEnabled,
  nextPaymentAmount: told,
}: Billed): Statement | undefined {
  if (!consumption) return undefined;
  const { subscriptionAmount: subscription, supplements: taken } = consumption;
  const options = subscription === 0 ? [] : all;
  const isGrouped = debitInvoiceEnabled !== false;
  const supplements = isGrouped ? taken : [];
  const paid = sumOf([subscription, ...amountsOf(supplements)]);
  const withOptions = sumOf([paid, ...amountsOf(options)]);
  const hasOptions = !(told !== undefined && told === paid && told !== withOptions);
  const addons = hasOptions ? options : [];
  const sum = hasOptions ? withOptions : paid;
  return {
    subscription,
    addons,
    supplements,
    rest: sum === undefined || told === undefined ? 0 : told - sum,
    total: sum === undefined ? undefined : (told ?? sum),
    apart: [...(hasOptions ? [] : options), ...(isGrouped ? [] : taken)],
  };
}

function amountsOf(lines: readonly (Addon | Supplement)[]): (number | undefined)[] {
  return lines.map(amountOf);
}

export function amountOf(line: Addon | Supplement): number | undefined {
  return 'price' in line ? line.price : 'amount' in line ? line.amount : undefined;
}

/** In cents. Undefined where one is unknown: a sum without it would be wrong. */
function sumOf(amounts: readonly (number | undefined)[]): number | undefined {
  return amounts.reduce(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0,
  );
}

/** One word for an invoice. A payment that the bank has is not there yet. Undefined for a status without a text. */
export function invoiceState({
  status,
  extractedToNib,
}: Pick<Invoice, 'status' | 'extractedToNib'>): 'paid' | 'unpaid' | 'underWay' | undefined {
  if (extractedToNib) return 'underWay';
  return status === 'paid' || status === 'unpaid' ? status : undefined;
}

export interface InvoiceYear {
  /** Empty for invoices without a date. */
  year: string;
  /** Newest first. */
  invoices: readonly Invoice[];
}

/** The newest year first, in the time zone of the site. Invoices without a date come last. */
export function invoicesByYear(invoices: readonly Invoice[], timeZone: string): InvoiceYear[] {
  const years = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone });
  const dated = invoices
    .map((invoice) => ({ invoice, at: Date.parse(invoice.date) }))
    .sort((one, other) => ageOf(one.at) - ageOf(other.at));
  const groups = new Map<string, Invoice[]>();
  for (const { invoice, at } of dated) {
    const year = Number.isNaN(at) ? '' : years.format(at);
    groups.set(year, [...(groups.get(year) ?? []), invoice]);
  }
  return [...groups].map(([year, group]) => ({ year, invoices: group }));
}

function ageOf(at: number): number {
  return Number.isNaN(at) ? Number.MAX_SAFE_INTEGER : -at;
}

/** `facture`, `LUM-100/7`: `facture-lum-100-7.pdf`. */
export function pdfName(kind: string, name: string): string {
  return `${fileName(`${kind} ${name}`)}.pdf`;
}
