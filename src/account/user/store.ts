import { atom, computed } from 'nanostores';
import { createChange } from '#account/change.ts';
import { createLoad, onReset } from '#account/load.ts';
import { CallError } from '#http/errors.ts';
import { send } from '#http/send.ts';
import { refuseSession } from '#identity/session.ts';
import {
  getAccount,
  patchAccount,
  toAccountPatch,
  type User,
  type UserChange,
  toLiking,
  type Liking,
} from './contract.ts';

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

/** The customer as they are once a change is saved. */
export function withChange(user: User, { interest, ...change }: UserChange): User {
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

/**
 * Whether the server holds a change, by what the customer was before it and is now. Undefined where some of it is
 * there and some is not. Servers may write a value in their own way: a field that is neither as before nor as wanted
 * counts neither way, unless all fields are like that.
 */
export function isSaved(change: UserChange, before: User, now: User): boolean | undefined {
  const wanted = withChange(before, change);
  const fields = Object.keys(change) as (keyof UserChange)[];
  if (fields.every((field) => isSame(wanted, now, field))) return true;
  const changing = fields.filter((field) => !isSame(wanted, before, field));
  const hasArrived = changing.some((field) => isSame(wanted, now, field));
  const isAsBefore = changing.some((field) => isSame(before, now, field));
  return hasArrived === isAsBefore ? undefined : hasArrived;
}

function isSame(one: User, other: User, field: keyof UserChange): boolean {
  return held(one, field) === held(other, field);
}

/** To be compared: of lists the order does not count. */
function held(user: User, field: keyof UserChange): unknown {
  return field === 'interest'
    ? [user.interest.genres, user.interest.events].map(names).join('\n')
    : user[field];
}

function names(list: readonly Liking[]): string {
  return JSON.stringify(list.map(({ id, wire }) => id ?? JSON.stringify(wire)).sort());
}
