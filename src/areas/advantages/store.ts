import { cards } from '#account/cards/store.ts';
import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getAdvantages } from './contract.ts';

export const advantages = createLoad((options) => send(getAdvantages, options), 'advantages');

/** What the page loads. */
export function load(): Promise<unknown> {
  return Promise.all([advantages.ensure(), cards.ensure()]);
}
