import { UNPAID, plainWord } from '#account/cards/rules.ts';
import { fileName } from '#i18n/folded.ts';
import type { Invoice } from '../contract.ts';

/** What servers call an invoice that is paid, without accents: a French word may agree with "facture". */
const PAID = /^(?:paye|paid|regle|betaald)e?$/;

/** One word for an invoice. A payment that the bank has is not there yet. Undefined for a status without a text. */
export function invoiceState({
  status,
  extractedToNib,
}: Pick<Invoice, 'status' | 'extractedToNib'>): 'paid' | 'unpaid' | 'underWay' | undefined {
  if (extractedToNib) return 'underWay';
  const word = plainWord(status);
  if (PAID.test(word)) return 'paid';
  return UNPAID.test(word) ? 'unpaid' : undefined;
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
