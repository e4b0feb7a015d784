import { atom, computed } from 'nanostores';
import type { Cinema } from '#account/cinemas/contract.ts';
import { createChange } from '#account/change.ts';
import { createLoad, type LoadStore } from '#account/load.ts';
import { oneAtATime } from '#account/oneAtATime.ts';
import { announceFailure } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
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

interface Mark {
  vistaRef: string;
  /** Whether it shall be a favourite. */
  on: boolean;
}

const marking = createChange({
  each: ({ vistaRef }: Mark) => vistaRef,
  send: ({ vistaRef, on }) =>
    send(on ? addFavourites : removeFavourites, { payload: { cinemas: [vistaRef] } }),
  keep({ vistaRef, on }) {
    const load = favourites.$load.get();
    if (load.status !== 'loaded') return;
    const others = load.value.filter((one) => one !== vistaRef);
    favourites.set(on ? [...others, vistaRef] : others);
    // Past the cache, which has the list as it was.
    void favourites.reload();
  },
  async verify({ vistaRef, on }) {
    const now = await favourites.fresh();
    return now ? now.includes(vistaRef) === on : undefined;
  },
});

/** As the marks show it; undefined as long as nobody knows, and then nothing can be marked. */
export const $favourites = computed([favourites.$load, marking.$underWay], (load, underWay) =>
  load.status === 'loaded'
    ? withPending(load.value, new Map([...underWay].map(([vistaRef, { on }]) => [vistaRef, on])))
    : undefined,
);

/** Marks or unmarks at once, and takes it back with a toast when it is refused or fails. */
export async function toggleFavourite(vistaRef: string): Promise<void> {
  const marked = $favourites.get();
  if (!marked || marking.$underWay.get().has(vistaRef)) return;
  const on = !marked.includes(vistaRef);
  if (on && !mayAdd(marked)) {
    announceFailure({ kind: 'malformed' }, 'favouriteLimit');
    return;
  }
  tell(await marking.run({ vistaRef, on }));
}

/** What stands in the search field; another page of this document, and back, and it is there. */
export const $query = atom('');

/** Where the customer is, or why nobody knows, once they have asked. */
export const $place = atom<PositionAnswer | undefined>(undefined);

const locating = oneAtATime(askPosition);

export const $locating = locating.$busy;

/** To be called in a click: the browser asks the customer. */
export async function locate(): Promise<void> {
  const answer = await locating.run();
  if (answer) $place.set(answer);
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
});
