import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getInvoices, getSubscription } from './contract.ts';

export const subscription = createLoad((options) => send(getSubscription, options), 'subscription');

export const invoices = createLoad((options) => send(getInvoices, options), 'invoices');
