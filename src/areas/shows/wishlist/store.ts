import { computed } from 'nanostores';
import { feelingList } from '../feelings/store.ts';
import { showLookup, wishes } from '../rules.ts';
import { shows } from '../store.ts';

export const wishlist = feelingList(wishes);

/** What the catalogue has of a show; nothing while it is not known, or never will be. */
export const $listed = computed(shows.$load, (load) =>
  showLookup(load.status === 'loaded' ? load.value : []),
);
