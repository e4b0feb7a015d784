import { atom, computed } from 'nanostores';
import type { Cinema } from '#account/cinemas/contract.ts';
import { createChange } from '#account/change.ts';
import { createLoad, type LoadStore } from '#account/load.ts';
import { oneAtATime } from '#account/oneAtATime.ts';
import { announceError } from '#account/toasts/store.ts';
import { sayAbout, tell } from '#account/toasts/tell.ts';
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

/** The favourites of the server, as vistaRefs. */
export const favourites = createLoad((options) => send(getFavourites, options), 'cinemas');

interface Mark {
  vistaRef: string;
  /** Whether the cinema becomes a favourite. */
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
    // The cache still has the list from before.
    void favourites.reload();
  },
  async verify({ vistaRef, on }) {
    const now = await favourites.reread();
    return now ? now.includes(vistaRef) === on : undefined;
  },
});

/** The favourites as the page marks them. Undefined until they are loaded: nothing can be marked before. */
export const $favourites = computed([favourites.$load, marking.$underWay], (load, underWay) =>
  load.status === 'loaded'
    ? withPending(load.value, new Map([...underWay].map(([vistaRef, { on }]) => [vistaRef, on])))
    : undefined,
);

const LIMIT = 'favouriteLimit';

/** Marks or unmarks a cinema at once. Takes the mark back, with a toast, when the change fails. */
export async function toggleFavourite(vistaRef: string): Promise<void> {
  const marked = $favourites.get();
  if (!marked || marking.$underWay.get().has(vistaRef)) return;
  const on = !marked.includes(vistaRef);
  if (on && !mayAdd(marked)) {
    sayAbout(LIMIT, announceError('favouriteLimit'));
    return;
  }
  const outcome = await marking.run({ vistaRef, on });
  tell(`favourite:${vistaRef}`, outcome);
  // The list is no longer full, or the cinema that it had no room for is in it.
  if (outcome.kind === 'done') sayAbout(LIMIT, undefined);
}

/** The text of the search field. It outlives a visit to another page of this document. */
export const $query = atom('');

/** The customer's position, or why it is unknown. Undefined until they have asked for it. */
export const $place = atom<PositionAnswer | undefined>(undefined);

const locating = oneAtATime(askPosition);

export const $locating = locating.$busy;

/** Must be called in a click handler, since the browser asks the customer for permission. */
export async function locate(): Promise<void> {
  const answer = await locating.run();
  if (answer) $place.set(answer);
}

/** Shows the cinemas by city again. */
export function forgetPlace(): void {
  $place.set(undefined);
}

export interface CinemaLoads {
  details: LoadStore<Cinema>;
  shows: LoadStore<readonly CinemaShow[]>;
}

const opened = new Map<string, CinemaLoads>();

/** The loads of one cinema. The component that shows them starts them. */
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
  // Signed out. The next customer must not find these.
  $query.set('');
  forgetPlace();
});
