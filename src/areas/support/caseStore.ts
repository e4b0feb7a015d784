import { createLoad } from '#account/load.ts';
import { $user } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { getCases, type Case } from './contract.ts';
import { newestFirst } from './rules.ts';

/** The customer's cases, newest first. Not refreshed by itself: see `freshCases`. */
export const cases = createLoad(async (options) => newestFirst(await send(getCases, options)));

/** Those known; none before. */
export function knownCases(): readonly Case[] {
  const load = cases.$load.get();
  return load.status === 'loaded' ? load.value : [];
}

/**
 * The cases as they are at this moment, past the cache. Where they cannot be had, undefined, and what is on the page
 * stays: a conversation must not vanish for what comes after it.
 */
export async function freshCases(): Promise<readonly Case[] | undefined> {
  const asker = $user.get()?.id;
  try {
    const now = newestFirst(await send(getCases, { bypass: true }));
    // The session may have ended meanwhile; what it brings is not for the next customer (C-20).
    if ($user.get()?.id === asker) cases.set(now);
    return now;
  } catch {
    return undefined;
  }
}

/** Shows a case as an action has left it, before the server is asked. */
export function setCase(changed: Case): void {
  const others = knownCases().filter(({ id }) => id !== changed.id);
  cases.set(newestFirst([...others, changed]));
}
