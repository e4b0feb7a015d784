import { atom, computed } from 'nanostores';
import { createChange } from '#account/change.ts';
import { createLoad, onReset } from '#account/load.ts';
import { CallError } from '#http/errors.ts';
import { send } from '#http/send.ts';
import { refuseSession } from '#identity/session.ts';
import { getAccount, patchAccount, toAccountPatch, type User, type UserChange } from './contract.ts';
import { isSaved, withChange } from './saved.ts';

/** A reload that fails keeps the customer that is known, so that the pages that show them stay. */
export const account = createLoad(
  async (options): Promise<User> => ofSession(await send(getAccount, options)),
  'account',
  { keepsKnown: true },
);

/** The account that this document has opened. What a tenant calls the customer may be another name. */
let opened: string | undefined;
onReset(() => (opened = undefined));

/**
 * A neighbouring subdomain can set a cookie for the calls alone, and a cache can mix answers up: the page would be one
 * customer's and the account another's.
 */
function ofSession(user: User): User {
  if (user.id === '') return user;
  opened ??= user.id;
  if (user.id === opened) return user;
  refuseSession();
  throw new CallError({ kind: 'session' }, 'account');
}

/** Undefined until the account has loaded. */
export const $user = computed(account.$load, (load) => (load.status === 'loaded' ? load.value : undefined));

export type UserField = keyof UserChange;

const NONE: ReadonlySet<UserField> = new Set();

/**
/**
 * Fields that were sent without an answer and not saved since. The server may hold other values than the page shows.
 * Forms send these fields whatever they show, so that a consent that was withdrawn again is withdrawn.
 */
export const $unsettled = atom(NONE);

onReset(() => {
  $unsettled.set(NONE);
});

/** Shows at once what was saved, and loads the account past the cache: the server may have written it differently. */
export function keepSaved(change: UserChange): void {
  settleFields(change);
  const known = $user.get();
  if (known) account.set(withChange(known, change));
  void account.reload();
}

/** Reads whether the server holds a change of the account that it has not answered. */
export async function verifySaved(change: UserChange): Promise<boolean | undefined> {
  $unsettled.set(new Set([...$unsettled.get(), ...fieldsOf(change)]));
  const before = $user.get();
  const now = await account.fresh();
  const found = before && now && isSaved(change, before, now);
  if (found) settleFields(change);
  return found;
}

function settleFields(change: UserChange): void {
  $unsettled.set(new Set([...$unsettled.get()].filter((field) => !(field in change))));
}

function fieldsOf(change: UserChange): UserField[] {
  return Object.keys(change) as UserField[];
}

/** Saves what is given and nothing else. */
export const saveUser = createChange({
  send: (change: UserChange) => send(patchAccount, { payload: toAccountPatch(change) }),
  keep: keepSaved,
  verify: verifySaved,
});
