import { alertToasts } from '#account/alerts/rules.ts';
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
import { routePath } from '#sites/routes.ts';
import { learnPageScripts } from './navigation/pageScripts.ts';

/** Set once the calls that only fill the cache have gone out in this browser session (OD-20). */
const STARTED = 'started';

let greeted: string | undefined;
let settingsRetried = false;

/** What no page waits for: the badge, alerts and start toasts, and once per browser session the calls that only fill the cache. */
export function afterReady(): void {
  announceKept();
  const { language, guard } = readPage();
  keepOffline([routePath(language, 'tickets')]);
  void retrySettings();
  // Before there is one to show: the toast that most needs its words says that the connection is gone.
  toastWords(language).catch((error: unknown) => {
    platform().report('Words of toasts', error);
  });
  void ensureOnce(tickets);
  void learnPageScripts();
  const user = $user.get();
  // Who has yet to register or to verify the e-mail has one thing to do, and it is on the page.
  if (user && user.id !== greeted && guard === 'account') {
    greeted = user.id;
    void greet(user);
  }
  if (platform().tab.read(STARTED) !== undefined) return;
  platform().tab.write(STARTED, '1');
  void fillCache();
}

/**
 * Once per customer and document (specification, section 4). What keeps the customer out of the cinema comes
 * first and waits for no call; then the cinema's alerts, which are for today; then what is on offer.
 */
async function greet(user: User): Promise<void> {
  const { advantagesEnabled, unpaidModalEnabled } = $flags.get() ?? builtFlags();
  const benefits = advantagesEnabled ? ensureOnce(advantages) : undefined;
  queueToasts(standingToasts({ subscription: user.subscription, unpaidModal: unpaidModalEnabled }));
  await ensureOnce(alerts);
  reportFailures({ alerts });
  if (!isStill(user)) return;
  queueToasts(alertToasts(loaded(alerts) ?? []));
  queueToasts(offerToasts({ hasSubscription: user.hasSubscription, ...user.subscriptionState }));
  if (!benefits) return;
  await benefits;
  reportFailures({ advantages });
  if (isStill(user)) queueToasts(advantageToasts({ advantages: loaded(advantages) ?? [] }));
}

/** A session may end while a call is under way; what it brings is not for the next customer (C-20). */
function isStill(user: User): boolean {
  return $user.get()?.id === user.id;
}

/** Each alone: one that fails keeps none of the others back. */
async function fillCache(): Promise<void> {
  await Promise.all([ensureOnce(helpData), ensureOnce(shows), ensureOnce(survey), loadSchedule()]);
  reportFailures({ helpData, shows, survey, schedule });
}

/** The built-in flags hold meanwhile (SP-06). */
async function retrySettings(): Promise<void> {
  if (settingsRetried || settings.$load.get().status !== 'failed') return;
  settingsRetried = true;
  reportFailures({ settings });
  await settings.reload();
}

/** A page that shows this has asked already; what failed there waits for the customer's retry. */
async function ensureOnce(store: LoadStore<unknown>): Promise<void> {
  const { status } = store.$load.get();
  if (status === 'idle' || status === 'loading') await store.ensure();
}

/** Start-up errors go to the console: nothing on the page depends on them. */
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
