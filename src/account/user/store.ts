import { computed } from 'nanostores';
import { createAction } from '#account/action.ts';
import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import {
  getAccount,
  patchAccount,
  toAccountPatch,
  toLiking,
  type Liking,
  type User,
  type UserChange,
} from './contract.ts';

/** A reload that fails keeps the customer that is known, so that the pages that show them stay. */
export const account = createLoad(async (options): Promise<User> => {
  try {
    return await send(getAccount, options);
  } catch (error) {
    const known = $user.get();
    if (known) return known;
    throw error;
  }
}, 'account');

/** Undefined until the account has loaded. */
export const $user = computed(account.$load, (load) => (load.status === 'loaded' ? load.value : undefined));

/**
 * Saves the given fields and no others. The saved values show at once. The account is then loaded past the cache, since
 * the server may have changed the values (docs/decisions.md#reload-bypasses-cache).
 */
export const saveUser = createAction(async (change: UserChange) => {
  await send(patchAccount, { payload: toAccountPatch(change) });
  const known = $user.get();
  if (known) account.set(changed(known, change));
  void account.reload();
});

function changed(user: User, { interest, ...change }: UserChange): User {
  return {
    ...user,
    ...change,
    interest: interest
      ? { genres: likings(interest.genres), events: likings(interest.events) }
      : user.interest,
  };
}

function likings(list: readonly unknown[] | null): Liking[] {
  return (list ?? []).map(toLiking);
}
