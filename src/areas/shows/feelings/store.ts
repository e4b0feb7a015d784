import { computed } from 'nanostores';
import { createChange, type Outcome } from '#account/change.ts';
import { computedLoad, createLoad, type Load } from '#account/load.ts';
import { failureToast, show } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { $user } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { clientId } from '#identity/session.ts';
import { platform } from '#platform/platform.ts';
import type { Show } from '../contract.ts';
import { holds, showAddress, showKey, WISH, withChanges, type Change, seen } from '../rules.ts';
import { getFeelings, postEmotion, postEmotionById, postIntention, type Feeling } from './contract.ts';

/**
 * The feelings of the server. The store has no resource, so it does not reload after a change: a list may have
 * thousands of entries, too many to load again for one star.
 */
export const feelings = createLoad((options): Promise<readonly Feeling[]> => send(getFeelings, options));

const feeling = createChange({
  each: changeKey,
  send: sendFeeling,
  keep(change) {
    const load = feelings.$load.get();
    if (load.status === 'loaded') feelings.set(withChanges(load.value, [change], platform().now()));
  },
  async verify(change) {
    const held = await feelings.reread();
    return held && holds(held, change);
  },
});

/** The changes that are being saved, by what they change and the show. */
export const $changes = feeling.$underWay;

/** The feelings that the page shows, with the changes that are being saved. */
export const $feelings = computed([feelings.$load, $changes], (load, changes): Load<readonly Feeling[]> =>
  load.status === 'loaded' && changes.size > 0
    ? { status: 'loaded', value: withChanges(load.value, [...changes.values()], platform().now()) }
    : load,
);

export function underWay(
  changes: ReadonlyMap<string, Change>,
  what: Change['what'],
  show: Show,
): Change | undefined {
  return changes.get(changeKey({ what, show }));
}

function changeKey({ what, show }: Pick<Change, 'what' | 'show'>): string {
  return `${what} ${showKey(show)}`;
}

export function wish(show: Show): Promise<Outcome> {
  return feel({ show, what: 'intention', value: WISH, isDelete: false });
}

export function unwish(show: Show): Promise<Outcome> {
  return feel({ show, what: 'intention', value: WISH, isDelete: true });
}

export function giveStars(show: Show, stars: number): Promise<Outcome> {
  return feel({ show, what: 'emotion', value: stars, isDelete: false });
}

/** @param stars of the rating that is removed */
export function takeStars(show: Show, stars: number): Promise<Outcome> {
  return feel({ show, what: 'emotion', value: stars, isDelete: true });
}

async function feel(change: Change): Promise<Outcome> {
  if (!showAddress(change.show)) return refuseUnaddressed();
  const outcome = await feeling.run(change);
  tell(changeKey(change), outcome);
  return outcome;
}

/** For a show with neither a slug nor an id, which no call can address. */
export function refuseUnaddressed(): Outcome {
  const failure = { kind: 'unaddressed' } as const;
  show(failureToast(failure));
  return { kind: 'notSent', failure };
}

async function sendFeeling({ show, what, value, isDelete }: Change): Promise<unknown> {
  const address = showAddress(show);
  if (!address) throw new Error('Missing parameter');
  // Without a token there is no claim, and the account itself says who its customer is.
  const id = clientId() ?? $user.get()?.id ?? '';
  if (what === 'intention') {
    const showId = address.by === 'slug' ? address.slug : address.id;
    return send(postIntention, { params: { id, showId }, payload: { intention: value, isDelete } });
  }
  const payload = { emotion: value, isDelete };
  return address.by === 'slug'
    ? send(postEmotion, { params: { id, slug: address.slug }, payload })
    : send(postEmotionById, { params: { id, showId: address.id }, payload });
}

/** A list made from the feelings, for a panel that shows and retries it. */
export function feelingList(select: (all: readonly Feeling[]) => readonly Feeling[]) {
  const $list = computed($feelings, (load): Load<readonly Feeling[]> =>
    load.status === 'loaded' ? { status: 'loaded', value: select(load.value) } : load,
  );
  return { $load: computedLoad($list), reload: () => feelings.reload() };
}

/** What the pages of seen films and of the year load. */
export function load(): Promise<unknown> {
  return feelings.ensure();
}

export const history = feelingList(seen);
