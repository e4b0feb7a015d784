import { computed } from 'nanostores';
import { createLoad, type Load } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getCards, getPicture } from './contract.ts';
import { activeCard } from './rules.ts';

export const cards = createLoad((options) => send(getCards, options), 'cards');

export const $activeCard = computed(cards.$load, (load) =>
  load.status === 'loaded' ? activeCard(load.value.cards) : undefined,
);

const picture = createLoad((options) => send(getPicture, { ...options, params: { id: pictured } }));

let pictured = '';
let address: string | undefined;

/** Object URL of the loyalty card's picture; undefined without a picture. */
export const $picture = computed(picture.$load, (load) => {
  if (address !== undefined) URL.revokeObjectURL(address);
  address = load.status === 'loaded' ? URL.createObjectURL(load.value) : undefined;
  return address;
});

/** Loads the picture after the cards, when they name one, and again only when they name another. */
cards.$load.listen((load: Load<{ loyalty?: { picture: string } | undefined }>) => {
  const id = load.status === 'loaded' ? (load.value.loyalty?.picture ?? '') : '';
  if (load.status === 'loading' || id === pictured) return;
  pictured = id;
  picture.reset();
  if (id !== '') void picture.ensure();
});
