import { computed } from 'nanostores';
import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getCards } from './contract.ts';
import { activeCard } from './rules.ts';

export const cards = createLoad((options) => send(getCards, options), 'cards');

export const $activeCard = computed(cards.$load, (load) =>
  load.status === 'loaded' ? activeCard(load.value.cards) : undefined,
);
