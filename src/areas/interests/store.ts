import { atom, computed } from 'nanostores';
import { warnOnLeaveWhile } from '#account/leaveWarning.ts';
import { createLoad } from '#account/load.ts';
import { announce, announceFailure } from '#account/toasts/store.ts';
import { $user, saveUser } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { getInterests } from './contract.ts';
import {
  readable,
  sameInterests,
  toggled,
  toInterestPatch,
  type Interests,
  type Kind,
  type OwnInterests,
} from './rules.ts';

const NONE: OwnInterests = { genres: [], events: [] };

/** What may be chosen. */
export const interests = createLoad((options) => send(getInterests, options));

const $held = computed($user, (user): OwnInterests => user?.interest ?? NONE);

/** As saved. */
export const $own = computed($held, readable);

/** Chosen and not saved: another page of this document, and back, and it is there. */
const $draft = atom<Interests | undefined>(undefined);

export const $chosen = computed([$own, $draft], (own, draft) => draft ?? own);
export const $unsaved = computed(
  [$own, $draft],
  (own, draft) => draft !== undefined && !sameInterests(own, draft),
);

warnOnLeaveWhile($unsaved);
$user.listen((user) => {
  // Signed out: the next customer must not find it (C-20).
  if (!user) $draft.set(undefined);
});

export function toggle(kind: Kind, id: string): void {
  $draft.set(toggled($chosen.get(), kind, id));
}

/** Sends both lists, and nothing when neither has changed. */
export async function saveInterests(): Promise<'saved' | 'unchanged' | 'failed'> {
  if (!$unsaved.get()) return 'unchanged';
  const chosen = $chosen.get();
  const outcome = await saveUser.run({ interest: toInterestPatch(chosen, $held.get()) });
  if (outcome.kind === 'done') {
    // Unless the customer has gone on choosing meanwhile.
    if ($draft.get() === chosen) $draft.set(undefined);
    announce('saved');
    return 'saved';
  }
  if (outcome.kind === 'failed') announceFailure(outcome.failure);
  return 'failed';
}
