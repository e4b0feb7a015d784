import { forgetAll } from '#http/cache.ts';
import { abortCalls } from '#http/send.ts';
import { beginSignOut } from '#identity/session.ts';
import type { Language } from '#sites/site.ts';
import { tellHost } from '#embedding/host.ts';
import { attempt } from '#platform/platform.ts';
import { finishSignOut } from './finishSignOut.ts';
import { forgetKept } from './kept.ts';
import { resetLoads } from './load.ts';
import { tellSignedOut } from './tabs.ts';
import { clearToasts } from './toasts/store.ts';

/** Forgets everything personal that this document holds. The page that opens next comes with islands of its own. */
export function wipe(): void {
  abortCalls();
  resetLoads();
  forgetAll();
  // What was typed, as a password, lies in components. A document in the background may stay for long. An island that
  // is not hydrated yet holds nothing, and React would miss its HTML.
  for (const island of document.querySelectorAll('astro-island[data-hydrated]')) {
    island.dispatchEvent(new Event('astro:unmount'));
    island.replaceChildren();
  }
  clearToasts();
  // Page views have the hash of the customer's address.
  attempt(() => window.dataLayer?.splice(0));
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
  tellSignedOut();
  tellHost('logout');
  await finishSignOut(language);
}
