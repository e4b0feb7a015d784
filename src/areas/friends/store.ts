import { atom, computed } from 'nanostores';
import { createChange, hasBroughtAbout, type Outcome } from '#account/change.ts';
import { createLoad } from '#account/load.ts';
import { infoToast, refusalToast } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { $user } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { acceptFriend, addFriend, deleteFriend, getFriends } from './contract.ts';
import { hasAccepted, hasInvited, hasLeft } from './rules.ts';

export const friends = createLoad((options) => send(getFriends, options), 'friends');

/** The text of the search field. It outlives a visit to another page of this document. */
export const $query = atom('');

$user.listen((user) => {
  // Signed out: the next customer must not find it.
  if (!user) $query.set('');
});

const adding = createChange({
  once: (mail: string) => mail,
  // For an address that was in the list before, the server refuses the invitation and sends none.
  note(mail) {
    const load = friends.$load.get();
    return load.status === 'loaded' ? hasInvited(load.value, mail) : undefined;
  },
  send: (mail) => send(addFriend, { payload: { mail } }),
  async verify(mail, before) {
    const now = await friends.fresh();
    return hasBroughtAbout(now && hasInvited(now, mail), before);
  },
});

/** After a success the list loads again, past the cache. */
export async function add(mail: string): Promise<Outcome> {
  const outcome = await adding.run(mail);
  tell(`friend:${mail}`, outcome, {
    done: () => infoToast('friendAdded', { mail }),
    // The server's own message is shown (specification, section 8).
    unknown: (failure) => refusalToast(failure, 'unknown'),
    failed: refusalToast,
  });
  return outcome;
}

const accepting = createChange({
  each: (id: string) => id,
  send: (id) => send(acceptFriend, { payload: { id } }),
  async verify(id) {
    const now = await friends.reread();
    return now && hasAccepted(now, id);
  },
});

/** By the id of the friend. */
export const $accepting = accepting.$underWay;

export async function accept(id: string, name: string): Promise<void> {
  tell(`friend:${id}`, await accepting.run(id), { done: () => infoToast('friendAccepted', { name }) });
}

const removing = createChange({
  each: (id: string) => id,
  send: (id) => send(deleteFriend, { payload: { id } }),
  // The cache still has the friend, who would be back on the next visit. Until the list has come they stay hidden.
  keep: () => friends.reload(),
  async verify(id) {
    const now = await friends.reread();
    return now && hasLeft(now, id);
  },
});

/** The friends that the page shows. A friend who is being deleted is left out at once. */
export const $friends = computed([friends.$load, removing.$underWay], (load, leaving) =>
  load.status === 'loaded' ? load.value.filter(({ id }) => !leaving.has(id)) : [],
);

/** Takes a friend off the list at once. Puts them back, with a toast, when the change fails. */
export async function remove(id: string): Promise<void> {
  tell(`friend:${id}`, await removing.run(id));
}

/** What the page loads. */
export function load(): Promise<unknown> {
  return friends.ensure();
}
