import { computed } from 'nanostores';
import { offerCount } from '#account/counts.ts';
import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getAdvantages } from './contract.ts';

export const advantages = createLoad((options) => send(getAdvantages, options), 'advantages');

offerCount(
  'advantages',
  computed(advantages.$load, (load) => (load.status === 'loaded' ? load.value.length : undefined)),
);
