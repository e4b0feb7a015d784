import { computed } from 'nanostores';
import * as v from 'valibot';
import { createKept } from '#account/kept.ts';
import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getCases, getHelpData, type Case } from './contract.ts';
import { isUnread, newestFirst } from './rules.ts';

export const helpData = createLoad((options) => send(getHelpData, options));

/**
 * The customer's cases, newest first. They do not reload by themselves after a change: a conversation must not vanish
 * from the page because a reload fails.
 */
export const cases = createLoad(async (options) => newestFirst(await send(getCases, options)));

/** By the id of the case: the id of the last answer that the customer has seen. */
export const seenAnswers = createKept('device', 'read', v.record(v.string(), v.string()));

/** The ids of the cases with an answer that the customer has not seen. */
export const $unread = computed([cases.$load, seenAnswers.$value], (load, seen): ReadonlySet<string> => {
  const all = load.status === 'loaded' ? load.value : [];
  return new Set(all.filter((one) => isUnread(one, seen ?? {})).map(({ id }) => id));
});

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
