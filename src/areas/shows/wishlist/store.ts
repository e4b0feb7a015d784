import { computed } from 'nanostores';
import { feelingList, feelings } from '../feelings/store.ts';
import { showLookup, wishes } from '../rules.ts';
import { shows } from '../store.ts';

export const wishlist = feelingList(wishes);

/** Returns a function that finds a show in the catalogue. It finds nothing until the catalogue is loaded. */
export const $listed = computed(shows.$load, (load) =>
  showLookup(load.status === 'loaded' ? load.value : []),
);

/** What the page loads. */
export function load(): Promise<unknown> {
  return Promise.all([feelings.ensure(), shows.ensure()]);
}
