import { computed } from 'nanostores';
import * as v from 'valibot';
import type { Outcome } from '#account/change.ts';
import { createKept } from '#account/kept.ts';
import { warnOnLeaveWhile } from '#account/leave.ts';
import { createLoad } from '#account/load.ts';
import { infoToast } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { $unsettled, $user, saveUser } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { getInterests } from './contract.ts';
import { readable, sameInterests, toggled, toInterestPatch, type Kind, type OwnInterests } from './rules.ts';

const NONE: OwnInterests = { genres: [], events: [] };
const NONE_OFFERED = { genres: [], events: [] };

/** The choices that are offered. */
export const interests = createLoad((options) => send(getInterests, options));

/** The interests as the account holds them. */
export const $held = computed($user, (user): OwnInterests => user?.interest ?? NONE);

/** The ids that are saved. */
const $own = computed($held, readable);

const ids = v.pipe(v.array(v.string()), v.readonly());

/**
 * What is chosen and not saved yet. It outlives a visit to another page, and the sign-in after a lost session.
 */
const draft = createKept('tab', 'interests', v.object({ genres: ids, events: ids }));

export const $chosen = computed([$own, draft.$value], (own, chosen) => chosen ?? own);
export const $unsaved = computed(
  [$own, draft.$value, $unsettled],
  (own, chosen, unsettled) =>
    chosen !== undefined && (unsettled.has('interest') || !sameInterests(own, chosen)),
);

warnOnLeaveWhile($unsaved);

export function toggle(kind: Kind, id: string): void {
  draft.keep(toggled($chosen.get(), kind, id));
}

/** Sends both lists. Sends nothing when both are as the server has them for certain. */
export async function saveInterests(): Promise<Outcome | { kind: 'unchanged' }> {
  if (!$unsaved.get()) return { kind: 'unchanged' };
  const chosen = $chosen.get();
  const load = interests.$load.get();
  const offered = load.status === 'loaded' ? load.value : NONE_OFFERED;
  const outcome = await saveUser.run({ interest: toInterestPatch(chosen, $held.get(), offered) });
  // The customer may have gone on choosing meanwhile.
  if (outcome.kind === 'done' && draft.$value.get() === chosen) draft.forget();
  tell('interests', outcome, { done: () => infoToast('saved') });
  return outcome;
}

/** What the page loads. */
export function load(): Promise<unknown> {
  return interests.ensure();
}
