import { atom, computed } from 'nanostores';
import { draftSchema } from '#account/details/draft.ts';
import { changedFields, toDetails } from '#account/details/details.ts';
import { createKept } from '#account/kept.ts';
import { warnOnLeaveWhile } from '#account/leave.ts';
import type { Outcome } from '#account/change.ts';
import { infoToast } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import type { Details } from '#account/user/fields.ts';
import { $unsettled, $user, saveUser } from '#account/user/store.ts';
import { platform } from '#platform/platform.ts';

/** The loaded details as the form holds them. */
export const $profile = computed($user, (user) => user && toDetails(user));

const kept = createKept('tab', 'profile', draftSchema);

/**
 * What is typed and not saved yet. It outlives a visit to another page, and the sign-in after a lost session.
 */
export const $draft = atom<Partial<Details>>({});
kept.$value.subscribe((value) => {
  $draft.set(value ?? {});
});

const $unsaved = computed($draft, (draft) => Object.keys(draft).length > 0);

warnOnLeaveWhile($unsaved);

export function discardDraft(): void {
  kept.forget();
}

export function keepDraft(edited: Details): void {
  const loaded = $profile.get();
  if (!loaded) return;
  const change = changedFields(loaded, edited, $unsettled.get());
  if (Object.keys(change).length > 0) kept.keep(change);
  else kept.forget();
}

/** YYYY-MM-DD. The latest possible birth date. */
export function today(): string {
  return new Date(platform().now()).toISOString().slice(0, 10);
}

/**
 * Sends the fields that differ from what the server has, and those whose value at the server is not certain. Sends
 * nothing when there are none.
 */
export async function saveProfile(edited: Details): Promise<Outcome | { kind: 'unchanged' }> {
  const loaded = $profile.get();
  const change = loaded ? changedFields(loaded, edited, $unsettled.get()) : {};
  if (Object.keys(change).length === 0) return { kind: 'unchanged' };
  const outcome = await saveUser.run(change);
  tell('profile', outcome, { done: () => infoToast('saved') });
  return outcome;
}

/** Joins the loyalty programme at once: leaving it is not offered, so that it is no field of the form. */
export async function joinLoyalty(): Promise<void> {
  tell('loyalty', await saveUser.run({ hasLoyalty: true }), { done: () => infoToast('saved') });
}
