import { computed } from 'nanostores';
import * as v from 'valibot';
import type { Outcome } from '#account/change.ts';
import { createKept } from '#account/kept.ts';
import { warnOnLeaveWhile } from '#account/leave.ts';
import { asCustomer, createLoad } from '#account/load.ts';
import { infoToast } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { $unsettled, $user, account, saveUser } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { getInterests } from './contract.ts';
import {
  readable,
  sameInterests,
  toInterestPatch,
  withTicks,
  type Kind,
  type OwnInterests,
  type Ticks,
} from './rules.ts';

const NONE: OwnInterests = { genres: [], events: [] };
const NONE_OFFERED = { genres: [], events: [] };

/** The choices that are offered. */
export const interests = createLoad((options) => send(getInterests, options));

/** The interests as the account holds them. */
export const $held = computed($user, (user): OwnInterests => user?.interest ?? NONE);

/** The ids that are saved. */
const $own = computed($held, readable);

const NO_TICKS: Ticks = { genres: {}, events: {} };
const ticks = v.record(v.string(), v.boolean());

/**
 * What is chosen and not saved yet. It outlives a visit to another page, and the sign-in after a lost session.
 */
const draft = createKept('tab', 'interests', v.object({ genres: ticks, events: ticks }));

export const $chosen = computed([$own, draft.$value], (own, made = NO_TICKS) => withTicks(own, made));
export const $unsaved = computed(
  [$own, draft.$value, $unsettled],
  (own, made, unsettled) =>
    made !== undefined && (unsettled.has('interest') || !sameInterests(own, withTicks(own, made))),
);

warnOnLeaveWhile($unsaved);

export function toggle(kind: Kind, id: string): void {
  const made: Ticks = draft.$value.get() ?? NO_TICKS;
  draft.keep({ ...made, [kind]: { ...made[kind], [id]: !$chosen.get()[kind].includes(id) } });
}

/** Sends both lists. Sends nothing when both are as the server has them for certain. */
export async function saveInterests(): Promise<Outcome | { kind: 'unchanged' }> {
  const made = draft.$value.get();
  if (!made || !$unsaved.get()) return { kind: 'unchanged' };
  const isThere = asCustomer();
  // The lists go out whole: what another tab or device has saved since must be in them.
  await account.fresh();
  if (!isThere()) return { kind: 'ignored' };
  const load = interests.$load.get();
  const offered = load.status === 'loaded' ? load.value : NONE_OFFERED;
  const outcome = await saveUser.run({
    interest: toInterestPatch(withTicks($own.get(), made), $held.get(), offered),
  });
  // The customer may have gone on choosing meanwhile.
  if (outcome.kind === 'done' && draft.$value.get() === made) draft.forget();
  tell('interests', outcome, { done: () => infoToast('saved') });
  return outcome;
}

/** What the page loads. */
export function load(): Promise<unknown> {
  return interests.ensure();
}
