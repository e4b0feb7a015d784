import { leaveForSignIn } from '#account/leave.ts';
import { account } from '#account/user/store.ts';
import { isFramed } from '#embedding/hosted.ts';
import { readPage } from '#platform/rootData.ts';

/** The buttons of what stands in place of a page (`layouts/Guarded.astro`): try the account again, and sign in here. */
export function watchGateButtons(reopen: () => Promise<void>): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target as Element;
    const retry = pressed.closest('[data-retry-account]');
    if (retry) void retryAccount(retry, reopen);
    if (pressed.closest('[data-sign-in-here]') && !isFramed()) {
      // The link opens a tab, and an app's webview has no other tab.
      event.preventDefault();
      void leaveForSignIn(readPage().language);
    }
  });
}

async function retryAccount(button: Element, reopen: () => Promise<void>): Promise<void> {
  if (account.$load.get().status === 'loading') return;
  button.ariaBusy = 'true';
  await account.reload();
  button.ariaBusy = null;
  // Opening the page would repeat the call that has just failed.
  if (account.$load.get().status !== 'failed') await reopen();
}
