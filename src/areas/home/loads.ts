import { subscription } from '#areas/subscription/store.ts';
import { tickets } from '#areas/tickets/store.ts';
import { survey } from './store.ts';

/** What home loads. It is not in `store.ts`, which every page loads in the background, and without the pass. */
export function load(): Promise<unknown> {
  return Promise.all([tickets.ensure(), survey.ensure(), subscription.ensure()]);
}
