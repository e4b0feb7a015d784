import { subscription } from '#areas/subscription/store.ts';
import { tickets } from '#areas/tickets/store.ts';
import { survey } from './store.ts';

export function load(): Promise<unknown> {
  return Promise.all([tickets.ensure(), survey.ensure(), subscription.ensure()]);
}
