import { atom } from 'nanostores';
import type { Cinema } from '#account/cinemas/contract.ts';
import { createLoad, type LoadStore } from '#account/load.ts';
import { oneAtATime } from '#account/change.ts';
import { $user } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { askPosition, type PositionAnswer } from '#platform/position.ts';
import { getCinema, getCinemaShows, type CinemaShow } from './contract.ts';

/** The text of the search field. It outlives a visit to another page of this document. */
export const $query = atom('');

/** The customer's position, or why it is unknown. Undefined until they have asked for it. */
export const $position = atom<PositionAnswer | undefined>(undefined);

const locating = oneAtATime(askPosition);

export const $locating = locating.$busy;

/** Must be called in a click handler, since the browser asks the customer for permission. */
export async function locate(): Promise<void> {
  const answer = await locating.run();
  if (answer) $position.set(answer);
}

/** Shows the cinemas by city again. */
export function forgetPosition(): void {
  $position.set(undefined);
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
  forgetPosition();
});
