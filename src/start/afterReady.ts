import { alerts } from '#account/alerts/store.ts';
import { settings } from '#account/settings/store.ts';
import { announceKept } from '#account/toasts/afterReload.ts';
import { toastWords } from '#account/toasts/words.ts';
import { tickets } from '#areas/tickets/store.ts';
import { platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import { ensureOnce, reportFailures } from './loads.ts';
import { learnPageScripts } from './navigation/pageScripts.ts';

let settingsRetried = false;

/** Loads what no page waits for: the badge of the wallet, what must be there without a network, and `background.ts`. */
export function afterReady(): void {
  announceKept();
  const { language } = readPage();
  void retrySettings();
  // The texts load before a toast needs them: the toast about a lost connection could not load them any more.
  toastWords(language).catch((error: unknown) => {
    platform().report('Words of toasts', error);
  });
  // A sign-out without a network could not load this any more.
  import('#identity/endAtProvider.ts').catch((error: unknown) => {
    platform().report('The end of a sign-out', error);
  });
  void ensureOnce(tickets);
  void learnPageScripts();
  import('./background.ts')
    .then(({ workInBackground }) => {
      workInBackground();
    })
    .catch((error: unknown) => {
      platform().report('The work in the background', error);
      // Home has a panel of them.
      void ensureOnce(alerts);
    });
}

/** Until the settings answer, the flags of the build hold (`docs/decisions.md#flags-without-settings`). */
async function retrySettings(): Promise<void> {
  if (settingsRetried || settings.$load.get().status !== 'failed') return;
  settingsRetried = true;
  reportFailures({ settings });
  await settings.reload();
}
