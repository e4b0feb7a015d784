import { computed } from 'nanostores';
import { createChange, type Outcome } from '#account/change.ts';
import { computedLoad, createLoad, type Load } from '#account/load.ts';
import { tell } from '#account/toasts/tell.ts';
import { send } from '#http/send.ts';
import { platform } from '#platform/platform.ts';
import type { Show } from '../contract.ts';
import { feelingList, feelings, giveStars, refuseUnaddressed, takeStars } from '../feelings/store.ts';
import { isSameShow, ratings, showKey, showSet } from '../rules.ts';
import { getMovieToNote, ignoreMovie, purgeMovieToNote } from './contract.ts';

export const toNote = createLoad((options) => send(getMovieToNote, options), 'toNote');

const ignoring = createChange({
  each: showKey,
  send: (show: Show) => send(ignoreMovie, { payload: { idSpectacle: idSpectacle(show) } }),
  keep(show) {
    const load = toNote.$load.get();
    if (load.status === 'loaded') toNote.set(load.value.filter((one) => !isSameShow(one, show)));
  },
  async verify(show) {
    const offered = await toNote.reread();
    return offered && !offered.some((one) => isSameShow(one, show));
  },
});

/**
 * The shows to rate. Leaves out shows that are being ignored, and shows that are rated: the list of the server may be
 * older than the rating. A show whose rating is being saved stays, so that the customer sees the stars appear.
 */
const $toRate = computed(
  [toNote.$load, feelings.$load, ignoring.$underWay],
  (load, known, ignored): Load<readonly Show[]> => {
    if (load.status !== 'loaded') return load;
    const isRated = showSet(known.status === 'loaded' ? ratings(known.value).map(({ show }) => show) : []);
    const isIgnored = showSet([...ignored.values()]);
    return { status: 'loaded', value: load.value.filter((show) => !isRated(show) && !isIgnored(show)) };
  },
);

export const toRate = { $load: computedLoad($toRate), reload: () => toNote.reload() };

/** The rated shows, newest first. A show whose first rating is being saved is still among those to rate. */
export const rated = feelingList((all) => {
  const load = feelings.$load.get();
  const isRated = showSet(load.status === 'loaded' ? ratings(load.value).map(({ show }) => show) : []);
  return ratings(all).filter(({ show }) => isRated(show));
});

export async function rate(show: Show, stars: number): Promise<Outcome> {
  return purged(await giveStars(show, stars));
}

export async function unrate(show: Show, stars: number): Promise<Outcome> {
  return purged(await takeStars(show, stars));
}

/**
 * Purges after a success only. A purge that fails does not matter: the rating is saved, and `$toRate` leaves the show
 * out.
 */
function purged(outcome: Outcome): Outcome {
  if (outcome.kind === 'done') {
    send(purgeMovieToNote).catch((error: unknown) => platform().report('Shows to rate: purge', error));
  }
  return outcome;
}

export async function ignore(show: Show): Promise<Outcome> {
  if (idSpectacle(show) === '') return refuseUnaddressed();
  const outcome = await ignoring.run(show);
  tell(`ignore ${showKey(show)}`, outcome);
  return outcome;
}

/** The id in the customer system. Without one, the slug. */
function idSpectacle({ id, slug }: Show): string {
  return id || slug;
}

/** What the page loads. */
export function load(): Promise<unknown> {
  return Promise.all([toNote.ensure(), feelings.ensure()]);
}
