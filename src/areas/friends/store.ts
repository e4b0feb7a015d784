import { atom, computed } from 'nanostores';
import { createAction, createActionEach } from '#account/action.ts';
import { createLoad } from '#account/load.ts';
import { announce, announceFailure, announceRefusal } from '#account/toasts/store.ts';
import { $user } from '#account/user/store.ts';
import type { CallFailure } from '#http/errors.ts';
import { send } from '#http/send.ts';
import { acceptFriend, addFriend, deleteFriend, getFriends } from './contract.ts';

export const friends = createLoad((options) => send(getFriends, options), 'friends');

/** Ids of who has been taken off the list, while the server still has to know. */
const $leaving = atom<ReadonlySet<string>>(new Set());

/** Who shows: deleted friends are gone at once (SP-33). */
export const $friends = computed([friends.$load, $leaving], (load, leaving) =>
  load.status === 'loaded' ? load.value.filter(({ id }) => !leaving.has(id)) : [],
);

/** What stands in the search field; another page of this document, and back, and it is there. */
export const $query = atom('');

$user.listen((user) => {
  // Signed out: the next customer must not find it (C-20).
  if (!user) $query.set('');
});

const adding = createAction((mail: string) => send(addFriend, { payload: { mail } }));

/** Of a call without an answer nobody knows whether it was done: the list says (L-08: a refusal loads nothing). */
function findOut(failure: CallFailure): void {
  if (failure.kind !== 'status') void friends.reload();
}

/** The list loads again after it, past the cache (L-03). @returns whether the request has gone out */
export async function add(mail: string): Promise<boolean> {
  const outcome = await adding.run(mail);
  if (outcome.kind === 'done') announce('friendAdded', { mail });
  if (outcome.kind === 'failed') {
    // The server knows why: already a friend, nobody of that address (specification, section 8).
    announceRefusal(outcome.failure);
    findOut(outcome.failure);
  }
  return outcome.kind === 'done';
}

const accepting = createActionEach((id) => send(acceptFriend, { payload: { id } }));

export const $accepting = accepting.$busy;

export async function accept(id: string, name: string): Promise<void> {
  const outcome = await accepting.run(id);
  if (outcome.kind === 'done') announce('friendAccepted', { name });
  if (outcome.kind !== 'failed') return;
  announceFailure(outcome.failure);
  findOut(outcome.failure);
}

const removing = createActionEach(async (id) => {
  await send(deleteFriend, { payload: { id } });
  // Past the cache, which would bring the friend back on the next visit; until then they stay hidden.
  await friends.reload();
});

/** Takes a friend off the list at once, and puts them back with a toast when that fails (SP-33). */
export async function remove(id: string): Promise<void> {
  $leaving.set(new Set($leaving.get()).add(id));
  const outcome = await removing.run(id);
  if (outcome.kind === 'ignored') return;
  $leaving.set(new Set([...$leaving.get()].filter((one) => one !== id)));
  if (outcome.kind !== 'failed') return;
  announceFailure(outcome.failure);
  findOut(outcome.failure);
}
