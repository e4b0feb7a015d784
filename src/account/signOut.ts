import { forgetAll } from '#http/cache.ts';
import { signOutOfProvider } from '#identity/session.ts';
import { platform } from '#platform/platform.ts';
import type { Language } from '#sites/site.ts';
import { tellHost } from '#embedding/host.ts';
import { forgetWanted } from './wanted.ts';
import { forgetKept } from './kept.ts';
import { leaveForError } from './leave.ts';
import { resetLoads } from './load.ts';
import { tellSignedOut } from './tabs.ts';
import { clearToasts } from './toasts/store.ts';

/** Forgets everything personal that this document holds. */
export function wipe(): void {
  resetLoads();
  forgetAll();
  clearToasts();
}

/**
 * Signs the customer out here, at the provider, in the host and in the other tabs (docs/decisions.md#end-of-session).
 */
export async function signOut(language: Language): Promise<void> {
  wipe();
  forgetKept();
  forgetWanted();
  tellSignedOut();
  tellHost('logout');
  try {
    await signOutOfProvider(`/${language}/`);
  } catch (error) {
    platform().report('Sign-out failed', error);
    leaveForError('network', language);
  }
}
