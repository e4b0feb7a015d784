import { forgetAll } from '#http/cache.ts';
import { beginSignOut } from '#identity/session.ts';
import type { Language } from '#sites/site.ts';
import { tellHost } from '#embedding/host.ts';
import { forgetWanted } from './wanted.ts';
import { finishSignOut } from './finishSignOut.ts';
import { forgetKept } from './kept.ts';
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
 * Signs the customer out here, in the host, in the other tabs and at the provider
 * (docs/decisions.md#unfinished-sign-out-mark).
 * @returns once the page is being left, or says that the sign-out is not finished
 */
export async function signOut(language: Language): Promise<void> {
  beginSignOut();
  wipe();
  forgetKept();
  forgetWanted();
  tellSignedOut();
  tellHost('logout');
  await finishSignOut(language);
}
