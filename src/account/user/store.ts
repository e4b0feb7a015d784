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

/** Once known the customer stays known: a reload that fails takes no page away that shows them. */
export const account = createLoad(async (options): Promise<User> => {
  try {
    return await send(getAccount, options);
  } catch (error) {
    const known = $user.get();
    if (known) return known;
    throw error;
  }
}, 'account');

/** The customer, once known. */
export const $user = computed(account.$load, (load) => (load.status === 'loaded' ? load.value : undefined));

/**
 * Saves what is given and nothing else. What was saved shows at once; the account is then loaded past the cache
 * (TR-04), since the server may have written it differently.
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
