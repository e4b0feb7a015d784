import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { instant, list, text } from '#http/wire.ts';

const friend = v.object({
  id: text(),
  firstName: text(),
  infixName: text(),
  lastName: text(),
  mail: text(),
  /** ISO date of the last change of the status. */
  date: instant(),
  status: text(),
});

export type Friend = v.InferOutput<typeof friend>;
export type FriendWire = v.InferInput<typeof friend>;

const byId = v.strictObject({ id: v.pipe(v.string(), v.nonEmpty()) });

export const getFriends = defineCall({
  method: 'GET',
  path: '/api/accounts/me/friends',
  target: 'client',
  token: 'required',
  resource: 'friends',
  answer: list(friend),
});

export const addFriend = defineCall({
  method: 'POST',
  path: '/api/accounts/me/friends',
  target: 'client',
  token: 'required',
  payload: v.strictObject({ mail: v.pipe(v.string(), v.nonEmpty()) }),
  answer: v.unknown(),
  refreshes: ['friends'],
});

export const acceptFriend = defineCall({
  method: 'PATCH',
  path: '/api/accounts/me/friends',
  target: 'client',
  token: 'required',
  payload: byId,
  answer: v.unknown(),
  refreshes: ['friends'],
});

/**
 * It refreshes nothing: `store.ts` reloads the list while the friend is still hidden.
 */
export const deleteFriend = defineCall({
  method: 'DELETE',
  path: '/api/accounts/me/friends',
  target: 'client',
  token: 'required',
  payload: byId,
  answer: v.unknown(),
});
