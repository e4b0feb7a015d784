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

/** Where the loyalty card's picture is, for this document only; undefined without one. */
export const $picture = computed(picture.$load, (load) => {
  if (address !== undefined) URL.revokeObjectURL(address);
  address = load.status === 'loaded' ? URL.createObjectURL(load.value) : undefined;
  return address;
});

/** The picture is asked for after the cards, if they have one (I-06), and again only for another. */
cards.$load.listen((load: Load<{ loyalty?: { picture: string } | undefined }>) => {
  const id = load.status === 'loaded' ? (load.value.loyalty?.picture ?? '') : '';
  if (load.status === 'loading' || id === pictured) return;
  pictured = id;
  picture.reset();
  if (id !== '') void picture.ensure();
});
