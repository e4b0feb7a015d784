import { atom, computed } from 'nanostores';
import { draftSchema } from '#account/details/draft.ts';
import { changedFields, toDetails } from '#account/details/details.ts';
import { createKept } from '#account/kept.ts';
import { warnOnLeaveWhile } from '#account/leaveWarning.ts';
import type { Outcome } from '#account/change.ts';
import { announce } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import type { Details } from '#account/user/fields.ts';
import { $unsettled, $user, saveUser } from '#account/user/store.ts';
import { platform } from '#platform/platform.ts';

/** As loaded, in the form's terms. */
export const $profile = computed($user, (user) => user && toDetails(user));

const kept = createKept('tab', 'profile', draftSchema);

/** What was typed and not saved: another page, or the sign-in after a lost session (OD-16), and it is there. */
export const $draft = atom<Partial<Details>>({});
kept.$value.subscribe((value) => {
  $draft.set(value ?? {});
});

const $unsaved = computed($draft, (draft) => Object.keys(draft).length > 0);

warnOnLeaveWhile($unsaved);
export function keepDraft(edited: Details): void {
  const loaded = $profile.get();
  if (!loaded) return;
  const change = changedFields(loaded, edited, $unsettled.get());
  if (Object.keys(change).length > 0) kept.keep(change);
  else kept.forget();
}

/** YYYY-MM-DD, for nobody is born later. */
export function today(): string {
  return new Date(platform().now()).toISOString().slice(0, 10);
}

/** Sends what differs from what the server has, as far as anybody knows, and nothing when nothing does. */
export async function saveProfile(edited: Details): Promise<Outcome | { kind: 'unchanged' }> {
  const loaded = $profile.get();
  const change = loaded ? changedFields(loaded, edited, $unsettled.get()) : {};
  if (Object.keys(change).length === 0) return { kind: 'unchanged' };
  const outcome = await saveUser.run(change);
  tell(outcome, { done: () => announce('saved') });
  return outcome;
}
