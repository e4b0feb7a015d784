import { alerts } from '#account/alerts/store.ts';
import { settings } from '#account/settings/store.ts';
import { announceKept } from '#account/toasts/afterReload.ts';
import { fetchToastTexts } from '#account/toasts/fetchTexts.ts';
import { tickets } from '#areas/tickets/store.ts';
import { platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import { ensureOnce, reportFailures } from './loads.ts';
import { learnPageScripts } from './navigation/pageScripts.ts';

let settingsRetried = false;

/**
 * Loads what no page waits for: the badge of the wallet, what must be there without a network, and `background.ts`.
 * @returns once all of it has settled; failures are reported
 */
export function afterReady(): Promise<unknown> {
  announceKept();
  const { language } = readPage();
  return Promise.all([
    retrySettings(),
    // The texts load before a toast needs them: the toast about a lost connection could not load them any more.
    fetchToastTexts(language).catch((error: unknown) => {
      platform().report('Words of toasts', error);
    }),
    // A sign-out without a network could not load this any more.
    import('#identity/endAtProvider.ts').catch((error: unknown) => {
      platform().report('The end of a sign-out', error);
    }),
    ensureOnce(tickets),
    learnPageScripts(),
    import('./background.ts')
      .then(({ workInBackground }) => workInBackground())
      .catch((error: unknown) => {
        platform().report('The work in the background', error);
        // Home has a panel of them.
        return ensureOnce(alerts);
      }),
  ]);
}

/** Until the settings answer, the flags of the build hold; the settings are asked for once more. */
async function retrySettings(): Promise<void> {
  if (settingsRetried || settings.$load.get().status !== 'failed') return;
  settingsRetried = true;
  reportFailures({ settings });
  await settings.reload();
}
