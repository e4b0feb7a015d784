import { alertToasts } from '#account/alerts/alertToasts.ts';
import { alerts } from '#account/alerts/store.ts';
import { onReset, type LoadStore } from '#account/load.ts';
import { builtFlags } from '#account/settings/builtFlags.ts';
import { $flags } from '#account/settings/store.ts';
import { advantageToasts, offerToasts, standingToasts } from '#account/toasts/startToasts.ts';
import { queueToasts } from '#account/toasts/store.ts';
import { textHash } from '#account/toasts/textHash.ts';
import type { User } from '#account/user/contract.ts';
import { $user } from '#account/user/store.ts';
import { advantages } from '#areas/advantages/store.ts';
import { loadSchedule, schedule } from '#areas/cinemas/schedule/store.ts';
import { bringYearCard } from '#areas/home/december/store.ts';
import { survey } from '#areas/home/store.ts';
import { shows } from '#areas/shows/store.ts';
import { cases, helpData } from '#areas/support/store.ts';
import { keepOffline } from '#offline/register.ts';
import { platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import { showCounts } from '#shell/accountCounts.ts';
import { ensureOnce, reportFailures } from './loads.ts';

/** For whom the calls that only fill the cache have been sent in this browser session. */
const STARTED = 'started';

let greeted: string | undefined;
onReset(() => (greeted = undefined));

/**
 * What a page does in the background: the service worker, alerts, the toasts of a start, the counts beside the links of
 * the account, and once per customer and browser session the calls that only fill the cache, and must not take the line from what a
 * customer waits for.
 * `afterReady.ts` loads this file when the page is ready, so that no page waits for it.
 * @returns once its calls and imports have settled
 */
export async function workInBackground(): Promise<void> {
  const { language, guard, route } = readPage();
  void keepOffline();
  const work: Promise<void>[] = [];
  const user = $user.get();
  // A customer who has to register or to verify the e-mail address first gets no toasts beside that.
  if (user && user.id !== greeted && guard === 'account') {
    greeted = user.id;
    work.push(greet(user));
  }
  work.push(
    showCounts(language).catch((error: unknown) => {
      platform().report('Counts of the account', error);
    }),
    import('./keepForDoor.ts').then(
      ({ keepForDoor }) => {
        keepForDoor(language);
      },
      (error: unknown) => {
        platform().report('Keeping for the door', error);
      },
    ),
  );
  if (route === 'home') work.push(bringYearCard(language));
  const customer = textHash(user?.id ?? '');
  if (platform().tab.read(STARTED) !== customer) {
    platform().tab.write(STARTED, customer);
    work.push(fillCache());
  }
  await Promise.all(work);
}

/**
 * Shows the toasts of a start, once per customer and document (specification, section 4). Toasts about what keeps the
 * customer out of the cinema come first and wait for no call. Alerts, which are about today, come next, then offers.
 */
async function greet(user: User): Promise<void> {
  const { advantagesEnabled, contactBlockDisplayed, unpaidModalEnabled } = $flags.get() ?? builtFlags();
  const benefits = advantagesEnabled ? ensureOnce(advantages) : undefined;
  queueToasts(standingToasts({ subscription: user.subscription, unpaidModal: unpaidModalEnabled }));
  await ensureOnce(alerts);
  reportFailures({ alerts });
  if (!isStill(user)) return;
  // Their unread answers are counted beside the link to them.
  const answers = contactBlockDisplayed ? ensureOnce(cases).then(() => reportFailures({ cases })) : undefined;
  queueToasts(alertToasts(loaded(alerts) ?? []));
  const { hasSubscription, subscription, subscriptionState } = user;
  queueToasts(offerToasts({ hasSubscription, subscription, ...subscriptionState }));
  await benefits;
  if (benefits && isStill(user)) {
    reportFailures({ advantages });
    queueToasts(advantageToasts({ accountId: user.id, advantages: loaded(advantages) ?? [] }));
  }
  await answers;
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

function loaded<T>({ $load }: LoadStore<T>): T | undefined {
  const load = $load.get();
  return load.status === 'loaded' ? load.value : undefined;
}
