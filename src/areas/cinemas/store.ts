import { atom, computed } from 'nanostores';
import type { Cinema } from '#account/cinemas/contract.ts';
import { createAction, createActionEach } from '#account/action.ts';
import { createLoad, type LoadStore } from '#account/load.ts';
import { announceFailure } from '#account/toasts/store.ts';
import { $user } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { askPosition, type PositionAnswer } from '#platform/position.ts';
import {
  addFavourites,
  getCinema,
  getCinemaShows,
  getFavourites,
  removeFavourites,
  type CinemaShow,
} from './contract.ts';
import { mayAdd, withPending } from './rules.ts';

/** vistaRefs, as the server has them. */
export const favourites = createLoad((options) => send(getFavourites, options), 'cinemas');

/** Asked for and not yet answered: vistaRef -> whether it shall be a favourite. */
const $pending = atom<ReadonlyMap<string, boolean>>(new Map());

/** As the marks show it; undefined as long as nobody knows, and then nothing can be marked. */
export const $favourites = computed([favourites.$load, $pending], (load, pending) =>
  load.status === 'loaded' ? withPending(load.value, pending) : undefined,
);

const changing = createActionEach(async (vistaRef) => {
  const on = $pending.get().get(vistaRef) === true;
  await send(on ? addFavourites : removeFavourites, { payload: { cinemas: [vistaRef] } });
  const load = favourites.$load.get();
  if (load.status !== 'loaded') return;
  const others = load.value.filter((one) => one !== vistaRef);
  favourites.set(on ? [...others, vistaRef] : others);
});

/** Marks or unmarks at once, and takes it back with a toast when it is refused or fails (SP-51, K-05). */
export async function toggleFavourite(vistaRef: string): Promise<void> {
  const marked = $favourites.get();
  if (!marked || changing.$busy.get().has(vistaRef)) return;
  const on = !marked.includes(vistaRef);
  if (on && !mayAdd(marked)) {
    announceFailure({ kind: 'malformed' }, 'favouriteLimit');
    return;
  }
  setPending(vistaRef, on);
  const outcome = await changing.run(vistaRef);
  setPending(vistaRef, undefined);
  // Past the cache (TR-04). After a call without an answer it says what was done.
  if (outcome.kind === 'done' || (outcome.kind === 'failed' && outcome.failure.kind !== 'status'))
    void favourites.reload();
  if (outcome.kind === 'failed') announceFailure(outcome.failure);
}

function setPending(vistaRef: string, on: boolean | undefined): void {
  const next = new Map($pending.get());
  if (on === undefined) next.delete(vistaRef);
  else next.set(vistaRef, on);
  $pending.set(next);
}

/** What stands in the search field; another page of this document, and back, and it is there. */
export const $query = atom('');

/** Where the customer is, or why nobody knows, once they have asked. */
export const $place = atom<PositionAnswer | undefined>(undefined);

const locating = createAction(askPosition);

export const $locating = locating.$busy;

/** To be called in a click: the browser asks the customer. */
export async function locate(): Promise<void> {
  const outcome = await locating.run(undefined);
  if (outcome.kind === 'done') $place.set(outcome.value);
}

/** City by city again. */
export function forgetPlace(): void {
  $place.set(undefined);
}

export interface CinemaLoads {
  details: LoadStore<Cinema>;
  shows: LoadStore<readonly CinemaShow[]>;
}

const opened = new Map<string, CinemaLoads>();

/** Of one cinema, by its slug; started by whoever shows them. */
export function cinemaLoads(slug: string): CinemaLoads {
  const known = opened.get(slug);
  if (known) return known;
  const params = { slug };
  const loads = {
    details: createLoad((options) => send(getCinema, { ...options, params })),
    shows: createLoad((options) => send(getCinemaShows, { ...options, params })),
  };
  opened.set(slug, loads);
  return loads;
}

$user.listen((user) => {
  if (user) return;
  // Signed out: the next customer must not find it (C-20).
  $query.set('');
  forgetPlace();
  $pending.set(new Map());
});
