import { advantages } from '#areas/advantages/store.ts';
import { loadSchedule } from '#areas/cinemas/store.ts';
import { survey } from '#areas/home/store.ts';
import { shows } from '#areas/shows/store.ts';
import { helpData } from '#areas/support/store.ts';
import { tickets } from '#areas/tickets/store.ts';
import { platform } from '#platform/platform.ts';
import { alertToasts } from './alerts/rules.ts';
import { $alerts, alerts, loadAlerts } from './alerts/store.ts';
import type { Load, LoadStore } from './load.ts';
import { $flags } from './settings/store.ts';
import { startToasts } from './toasts/startToasts.ts';
import { queueToasts } from './toasts/store.ts';
import { pageData } from './pageData.ts';
import { $user } from './user/store.ts';

/** Set once the calls that only fill the cache have gone out in this browser session (OD-20). */
const STARTED = 'started';

let greeted: string | undefined;

/** What no page waits for: the badge, alerts and start toasts, and once per browser session the calls that only fill the cache. */
export function afterReady(): void {
  // A page that shows tickets has asked already; what failed there waits for the customer's retry.
  if (tickets.$load.get().status === 'idle') void tickets.ensure();
  void greet();
  if (platform().tab.read(STARTED) !== undefined) return;
  platform().tab.write(STARTED, '1');
  void fillCache();
}

/** Once per customer and document: their alerts and what their situation calls for (specification, section 4). */
async function greet(): Promise<void> {
  const user = $user.get();
  const flags = $flags.get();
  if (!user || !flags || greeted === user.id) return;
  greeted = user.id;
  await Promise.all([loadAlerts(), flags.advantagesEnabled ? advantages.ensure() : undefined]);
  reportFailures({ alerts, advantages });
  queueToasts(alertToasts($alerts.get() ?? []));
  queueToasts(
    startToasts({
      subscription: user.subscription,
      hasSubscription: user.hasSubscription,
      ...user.subscriptionState,
      advantages: flags.advantagesEnabled ? loaded(advantages.$load.get(), []) : [],
      unpaidModal: flags.unpaidModalEnabled,
      links: pageData().links,
    }),
  );
}

/** Each alone: one that fails keeps none of the others back. */
async function fillCache(): Promise<void> {
  await Promise.all([helpData.ensure(), shows.ensure(), survey.ensure(), loadSchedule()]);
  reportFailures({ helpData, shows, survey });
}

/** Start-up errors go to the console: nothing on the page depends on them. */
function reportFailures(loads: Readonly<Record<string, LoadStore<unknown>>>): void {
  for (const [name, { $load }] of Object.entries(loads)) {
    const load = $load.get();
    if (load.status === 'failed') platform().report(`Start-up: ${name}`, load.failure);
  }
}

function loaded<T>(load: Load<T>, otherwise: T): T {
  return load.status === 'loaded' ? load.value : otherwise;
}
