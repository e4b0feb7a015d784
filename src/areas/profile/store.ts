import { atom, computed } from 'nanostores';
import { changedFields, toDetails, type Details } from '#account/details/rules.ts';
import { warnOnLeaveWhile } from '#account/leaveWarning.ts';
import { announce, announceFailure } from '#account/toasts/store.ts';
import { $user, saveUser } from '#account/user/store.ts';
import { platform } from '#platform/platform.ts';

/** As loaded, in the form's terms. */
export const $profile = computed($user, (user) => user && toDetails(user));

/** What was typed and not saved: another page of this document, and back, and it is there. */
export const $draft = atom<Partial<Details>>({});

const $unsaved = computed($draft, (draft) => Object.keys(draft).length > 0);

warnOnLeaveWhile($unsaved);
$profile.listen((profile) => {
  // Signed out: the next customer must not find it (C-20).
  if (!profile) $draft.set({});
});

export function keepDraft(edited: Details): void {
  const loaded = $profile.get();
  if (loaded) $draft.set(changedFields(loaded, edited));
}

/** YYYY-MM-DD, for nobody is born later. */
export function today(): string {
  return new Date(platform().now()).toISOString().slice(0, 10);
}

/** Sends what differs from the loaded profile (G-03), and nothing when nothing does (G-01). */
export async function saveProfile(edited: Details): Promise<'saved' | 'unchanged' | 'failed'> {
  const loaded = $profile.get();
  if (!loaded) return 'failed';
  const change = changedFields(loaded, edited);
  if (Object.keys(change).length === 0) return 'unchanged';
  const outcome = await saveUser.run(change);
  if (outcome.kind === 'done') {
    announce('saved');
    return 'saved';
  }
  if (outcome.kind === 'failed') announceFailure(outcome.failure);
  return 'failed';
}
