import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getContractPdf, getInvoicePdf, getInvoices, getSubscription } from './contract.ts';

export const subscription = createLoad((options) => send(getSubscription, options), 'subscription');

export const invoices = createLoad((options) => send(getInvoices, options), 'invoices');

export function invoicePdf(id: string): Promise<Blob> {
  return send(getInvoicePdf, { params: { id } });
}

export function contractPdf(): Promise<Blob> {
  return send(getContractPdf);
}
