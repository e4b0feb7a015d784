import { cards } from '#account/cards/store.ts';
import { advantages } from './store.ts';

export function load(): Promise<unknown> {
  return Promise.all([advantages.ensure(), cards.ensure()]);
}
