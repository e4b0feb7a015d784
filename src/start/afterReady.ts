import { alertToasts } from '#account/alerts/alertToasts.ts';
import { alerts } from '#account/alerts/store.ts';
import type { LoadStore } from '#account/load.ts';
import { $flags, settings } from '#account/settings/store.ts';
import { announceKept } from '#account/toasts/afterReload.ts';
import { advantageToasts, offerToasts, standingToasts } from '#account/toasts/startToasts.ts';
import { queueToasts } from '#account/toasts/store.ts';
import { toastWords } from '#account/toasts/words.ts';
import type { User } from '#account/user/contract.ts';
import { $user } from '#account/user/store.ts';
import { advantages } from '#areas/advantages/store.ts';
import { loadSchedule, schedule } from '#areas/cinemas/schedule/store.ts';
import { survey } from '#areas/home/store.ts';
import { shows } from '#areas/shows/store.ts';
import { helpData } from '#areas/support/store.ts';
import { tickets } from '#areas/tickets/store.ts';
import { keepOffline } from '#offline/register.ts';
import { platform } from '#platform/platform.ts';
import { builtFlags, readPage } from '#platform/rootData.ts';
import { learnPageScripts } from './navigation/pageScripts.ts';

/** Set once the calls that only fill the cache have been sent in this browser session. */
const STARTED = 'started';

let greeted: string | undefined;
let settingsRetried = false;

/**
 * Loads what no page waits for: the badge of the wallet, alerts, the toasts of a start, and once per browser session
 * the calls that only fill the cache (`docs/decisions.md#background-start-up-calls`).
 */
export function afterReady(): void {
  announceKept();
  const { language, guard } = readPage();
  keepOffline();
  void retrySettings();
  // The texts load before a toast needs them: the toast about a lost connection could not load them any more.
  toastWords(language).catch((error: unknown) => {
    platform().report('Words of toasts', error);
  });
  // A sign-out without a network could not load this any more.
  import('#identity/endAtProvider.ts').catch((error: unknown) => {
    platform().report('The end of a sign-out', error);
  });
  import('#shell/accountCounts.ts')
    .then(({ showCounts }) => showCounts(language))
    .catch((error: unknown) => {
      platform().report('Counts of the account', error);
    });
  void ensureOnce(tickets);
  void learnPageScripts();
  const user = $user.get();
  // A customer who has to register or to verify the e-mail address first gets no toasts beside that.
  if (user && user.id !== greeted && guard === 'account') {
    greeted = user.id;
    void greet(user);
  }
  if (platform().tab.read(STARTED) !== undefined) return;
  platform().tab.write(STARTED, '1');
  void fillCache();
}

/**
 * Shows the toasts of a start, once per customer and document (specification, section 4). Toasts about what keeps the
 * customer out of the cinema come first and wait for no call. Alerts, which are about today, come next, then offers.
 */
async function greet(user: User): Promise<void> {
  const { advantagesEnabled, unpaidModalEnabled } = $flags.get() ?? builtFlags();
  const benefits = advantagesEnabled ? ensureOnce(advantages) : undefined;
  queueToasts(standingToasts({ subscription: user.subscription, unpaidModal: unpaidModalEnabled }));
  await ensureOnce(alerts);
  reportFailures({ alerts });
  if (!isStill(user)) return;
  queueToasts(alertToasts(loaded(alerts) ?? []));
  const { hasSubscription, subscription, subscriptionState } = user;
  queueToasts(offerToasts({ hasSubscription, subscription, ...subscriptionState }));
  if (!benefits) return;
  await benefits;
  reportFailures({ advantages });
  if (isStill(user)) {
    queueToasts(advantageToasts({ accountId: user.id, advantages: loaded(advantages) ?? [] }));
  }
}

/** A session may end while a call is under way. Its answer must not be shown to the next customer. */
function isStill(user: User): boolean {
  return $user.get()?.id === user.id;
}

/** The calls are independent: one that fails does not hold up the others. */
async function fillCache(): Promise<void> {
  await Promise.all([ensureOnce(helpData), ensureOnce(shows), ensureOnce(survey), loadSchedule()]);
  reportFailures({ helpData, shows, survey, schedule });
}

/** Until the settings answer, the flags of the build hold (`docs/decisions.md#flags-without-settings`). */
async function retrySettings(): Promise<void> {
  if (settingsRetried || settings.$load.get().status !== 'failed') return;
  settingsRetried = true;
  reportFailures({ settings });
  await settings.reload();
}

/** Skips a load that has failed on the page: its panel offers the customer a retry. */
async function ensureOnce(store: LoadStore<unknown>): Promise<void> {
  const { status } = store.$load.get();
  if (status === 'idle' || status === 'loading') await store.ensure();
}

/** Failures go to the console: nothing on the page depends on these loads. */
function reportFailures(loads: Readonly<Record<string, LoadStore<unknown>>>): void {
  for (const [name, { $load }] of Object.entries(loads)) {
    const load = $load.get();
    if (load.status === 'failed') platform().report(`Start-up: ${name}`, load.failure);
  }
}

function loaded<T>({ $load }: LoadStore<T>): T | undefined {
  const load = $load.get();
  return load.status === 'loaded' ? load.value : undefined;
}
