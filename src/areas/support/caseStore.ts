import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getCases, type Case } from './contract.ts';
import { newestFirst } from './rules.ts';

/**
 * The customer's cases, newest first. They do not reload by themselves after a change: a conversation must not vanish
 * from the page because a reload fails.
 */
export const cases = createLoad(async (options) => newestFirst(await send(getCases, options)));

/** The loaded cases. Empty until they are loaded. */
export function knownCases(): readonly Case[] {
  const load = cases.$load.get();
  return load.status === 'loaded' ? load.value : [];
}

/** Shows a case as a change has left it, before the server is asked. */
export function setCase(changed: Case): void {
  const others = knownCases().filter(({ id }) => id !== changed.id);
  cases.set(newestFirst([...others, changed]));
}
