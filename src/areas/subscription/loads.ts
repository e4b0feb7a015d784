import { invoices, subscription } from './store.ts';

export function load(): Promise<unknown> {
  return Promise.all([subscription.ensure(), invoices.ensure()]);
}
