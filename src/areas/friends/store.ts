import { atom, computed } from 'nanostores';
import { createChange, type Outcome } from '#account/change.ts';
import { createLoad } from '#account/load.ts';
import { announce, announceRefusal } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { $user } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { acceptFriend, addFriend, deleteFriend, getFriends, type Friend } from './contract.ts';
import { hasAccepted, hasInvited, hasLeft } from './rules.ts';

export const friends = createLoad((options) => send(getFriends, options), 'friends');

/** What stands in the search field. It outlives a visit to another page of this document. */
export const $query = atom('');

$user.listen((user) => {
  // Signed out: the next customer must not find it.
  if (!user) $query.set('');
});

const adding = createChange({
  once: (mail: string) => mail,
  send: (mail) => send(addFriend, { payload: { mail } }),
  async verify(mail) {
    const before = known();
    const now = await friends.fresh();
    // A friend already: the server refuses another invitation, and none was sent.
    return now && hasInvited(now, mail) && !hasInvited(before, mail);
  },
});

function known(): readonly Friend[] {
  const load = friends.$load.get();
  return load.status === 'loaded' ? load.value : [];
}

/** The list loads again after it, past the cache; a refusal loads nothing. */
export async function add(mail: string): Promise<Outcome> {
  const outcome = await adding.run(mail);
  tell(outcome, {
    done: () => announce('friendAdded', { mail }),
    // The server knows why: already a friend, or nobody of that address (specification, section 8).
    unknown: (failure) => announceRefusal(failure, 'unknown'),
    failed: announceRefusal,
  });
  return outcome;
}

const accepting = createChange({
  each: (id: string) => id,
  send: (id) => send(acceptFriend, { payload: { id } }),
  async verify(id) {
    const now = await friends.fresh();
    return now && hasAccepted(now, id);
  },
});

/** By the friend's id. */
export const $accepting = accepting.$underWay;

export async function accept(id: string, name: string): Promise<void> {
  tell(await accepting.run(id), { done: () => announce('friendAccepted', { name }) });
}

const removing = createChange({
  each: (id: string) => id,
  send: (id) => send(deleteFriend, { payload: { id } }),
  // Past the cache, which would bring the friend back on the next visit; until then they stay hidden.
  keep: () => friends.reload(),
  async verify(id) {
    const now = await friends.fresh();
    return now && hasLeft(now, id);
  },
});

/** Who shows: deleted friends are gone at once. */
export const $friends = computed([friends.$load, removing.$underWay], (load, leaving) =>
  load.status === 'loaded' ? load.value.filter(({ id }) => !leaving.has(id)) : [],
);

/** Takes a friend off the list at once, and puts them back with a toast when that fails. */
export async function remove(id: string): Promise<void> {
  tell(await removing.run(id));
}
