import { computed } from 'nanostores';
import { $picture, cards } from '#account/cards/store.ts';
import { smallPhoto } from '#account/door/photo.ts';
import { cardsAtDoor, holderName } from '#account/door/rules.ts';
import { doorCards, doorPhoto } from '#account/door/store.ts';
import { currentPass } from '#account/pass/rules.ts';
import { $user } from '#account/user/store.ts';
import { subscription } from '#areas/subscription/store.ts';
import { keepTicketsAtOnce } from '#areas/tickets/atOnce/keep.ts';
import { platform } from '#platform/platform.ts';
import type { Language } from '#sites/site.ts';

/** What the server says of the customer's cards, once customer and cards are known. The pass's own page and home know more. */
const $held = computed([$user, cards.$load, subscription.$load], (user, held, pass) => {
  if (!user || held.status !== 'loaded' || pass.status === 'loading') return undefined;
  const facts = pass.status === 'loaded' ? pass.value.card : undefined;
  const number = facts?.cardNumber ?? '';
  return {
    holder: holderName(user),
    photo: held.value.loyalty?.picture ?? '',
    cards: cardsAtDoor(
      { pass: currentPass(facts, user), number, ...held.value },
      doorCards.$value.get()?.cards,
    ),
  };
});

let isKeeping = false;

/**
 * Keeps on this device what a door asks for: pass, cards and photo for one without a network, the next tickets for the
 * first paint of the next visit.
 */
export function keepForDoor(language: Language): void {
  keepTicketsAtOnce(language);
  if (isKeeping) return;
  isKeeping = true;
  $held.subscribe((held) => {
    if (!held) return;
    doorCards.keep({ at: platform().now(), holder: held.holder, cards: held.cards });
    if (held.photo === '') doorPhoto.forget();
  });
  $picture.subscribe((address) => {
    if (address !== undefined) void keepPhoto(address);
  });
}

async function keepPhoto(address: string): Promise<void> {
  try {
    const photo = await smallPhoto(address);
    // The customer may have signed out meanwhile.
    if ($picture.get() === address) doorPhoto.keep(photo);
  } catch {
    // The pass works without it.
  }
}
