import { computed } from 'nanostores';
import { computedLoad, createLoad, type Load } from '#account/load.ts';
import { announceFailure } from '#account/toasts/store.ts';
import { send } from '#http/send.ts';
import { platform } from '#platform/platform.ts';
import type { Show } from '../contract.ts';
import { feelingList, feelings, giveStars, takeStars } from '../feelings/store.ts';
import { createPending, type Ending } from '../pending.ts';
import { isSameShow, ratings, showKey, showSet } from '../rules.ts';
import { getMovieToNote, ignoreMovie, purgeMovieToNote } from './contract.ts';

export const toNote = createLoad((options) => send(getMovieToNote, options), 'toNote');

const ignoring = createPending<Show>({
  act: (show) => send(ignoreMovie, { payload: { idSpectacle: idSpectacle(show) } }),
  confirm(show) {
    const load = toNote.$load.get();
    if (load.status === 'loaded') toNote.set(load.value.filter((one) => !isSameShow(one, show)));
  },
  async verify(show) {
    const offered = await send(getMovieToNote, { bypass: true });
    toNote.set(offered);
    return !offered.some((one) => isSameShow(one, show));
  },
});

/**
 * What is offered to be rated: less what is just being ignored, and less what has stars already, since the server's
 * list may be older than they are. Stars on their way are no stars yet: one sees them arrive.
 */
const $toRate = computed(
  [toNote.$load, feelings.$load, ignoring.$changes],
  (load, known, ignored): Load<readonly Show[]> => {
    if (load.status !== 'loaded') return load;
    const isRated = showSet(known.status === 'loaded' ? ratings(known.value).map(({ show }) => show) : []);
    const isIgnored = showSet([...ignored.values()]);
    return { status: 'loaded', value: load.value.filter((show) => !isRated(show) && !isIgnored(show)) };
  },
);

export const toRate = { $load: computedLoad($toRate), reload: () => toNote.reload() };

/** Newest first; one that is getting its first stars just now is still above, among those to rate. */
export const rated = feelingList((all) => {
  const load = feelings.$load.get();
  const isRated = showSet(load.status === 'loaded' ? ratings(load.value).map(({ show }) => show) : []);
  return ratings(all).filter(({ show }) => isRated(show));
});

export async function rate(show: Show, stars: number): Promise<Ending> {
  return purged(await giveStars(show, stars));
}

export async function unrate(show: Show, stars: number): Promise<Ending> {
  return purged(await takeStars(show, stars));
}

/** After a success only (K-14). Should it fail, the rating is none the less saved, and the list above knows of it. */
function purged(ending: Ending): Ending {
  if (ending === 'done') {
    send(purgeMovieToNote).catch((error: unknown) => platform().report('Shows to rate: purge', error));
  }
  return ending;
}

export async function ignore(show: Show): Promise<Ending> {
  if (idSpectacle(show) !== '') return ignoring.run(showKey(show), show);
  announceFailure({ kind: 'malformed' }, 'missingParameter');
  return 'failed';
}

/** The customer system's id, or where it has none, the slug. */
function idSpectacle({ id, slug }: Show): string {
  return id || slug;
}
