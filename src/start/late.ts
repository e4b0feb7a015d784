import { linkToKept } from '#account/door/linkToKept.ts';
import { forgetKept } from '#account/kept.ts';
import { queueToasts } from '#account/toasts/store.ts';
import { $isCutOff } from '#offline/connection.ts';
import { gate, readPage } from '#platform/rootData.ts';
import { SIGN_OUT_KEY } from '#platform/storageKeys.ts';
import { sendReports } from '#reports/reports.ts';
import { watchDialogs } from '#shell/dialogEntries.ts';
import { startToasts } from '#shell/ToastRegion.ts';

let hasStarted = false;

/** What another tab has closed is closed here too. Cookies have no event. */
function watchOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SIGN_OUT_KEY && newValue !== null) forgetKept();
  });
  document.addEventListener('visibilitychange', () => {
    queueToasts([]);
  });
}

/**
 * Starts what no page waits for and every page has, whatever the guards decide: kept tickets and cards show without a
 * session, and a toast has to say there that there is no connection. One script, since each import costs bytes before a
 * page is ready.
 */
export function startLate(): void {
  if (!hasStarted) watchOtherTabs();
  hasStarted = true;
  startToasts();
  if (/cut-off|kept|unavailable/.test(gate() ?? '')) linkToKept(readPage().language);
  watchDialogs();
  // Without a network nothing could be sent.
  if (!$isCutOff.get()) sendReports();
}
