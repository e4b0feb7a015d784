import { computed, onMount } from 'nanostores';
import { $user } from '#account/user/store.ts';
import { feelings } from '#areas/shows/feelings/store.ts';
import { filmToOffer } from '#areas/shows/rules.ts';
import { shows } from '#areas/shows/store.ts';

/**
 * The film in the place of the next show. Undefined while the lists load, and null where one of them fails and where no
 * film fits.
 */
export const $film = computed([shows.$load, feelings.$load, $user], (catalogue, felt, user) => {
  if (catalogue.status === 'loaded' && felt.status === 'loaded') {
    const genres = (user?.interest.genres ?? []).flatMap(({ id }) => id ?? []);
    return filmToOffer(catalogue.value, felt.value, genres) ?? null;
  }
  return catalogue.status === 'failed' || felt.status === 'failed' ? null : undefined;
});

// The lists load for a customer without a ticket only.
onMount($film, () => {
  void shows.ensure();
  void feelings.ensure();
});
