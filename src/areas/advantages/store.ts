import { computed } from 'nanostores';
import { cards } from '#account/cards/store.ts';
import { offerCount } from '#account/counts.ts';
import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getAdvantages } from './contract.ts';

export const advantages = createLoad((options) => send(getAdvantages, options), 'advantages');

offerCount(
  'advantages',
  computed(advantages.$load, (load) => (load.status === 'loaded' ? load.value.length : undefined)),
);

/** What the page loads. */
export function load(): Promise<unknown> {
  return Promise.all([advantages.ensure(), cards.ensure()]);
}
