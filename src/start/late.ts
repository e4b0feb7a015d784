import { linkToKept } from '#account/door/linkToKept.ts';
import { forgetKept } from '#account/kept.ts';
import { queueToasts } from '#account/toasts/store.ts';
import { isSignedIn } from '#identity/session.ts';
import { $isCutOff } from '#offline/connection.ts';
import { platform } from '#platform/platform.ts';
import { gate, readPage } from '#platform/rootData.ts';
import { SIGN_OUT_KEY, TURN_KEY } from '#platform/storageKeys.ts';
import { sendReports } from '#reports/reports.ts';
import { watchDialogs } from '#shell/dialogEntries.ts';
import { startToasts } from '#shell/ToastRegion.ts';
import { prove } from './calls.ts';

/** A tab that was hidden for so long asks whose session it is by now. */
const AWAY_MS = 60_000;

let hasStarted = false;

/** What another tab has closed is closed here too. Cookies have no event. */
function watchOtherTabs(): void {
  const turnNow = (): string | undefined => platform().device.read(TURN_KEY)?.split(' ')[0];
  let turn = turnNow();
  // What the device keeps shows without a session, whose end the page would hear of.
  const endTurn = (): void => {
    if (turnNow() === turn) return;
    turn = turnNow();
    if (!isSignedIn() && /open|cut-off|kept|unavailable/.test(gate() ?? '')) platform().reload();
  };
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SIGN_OUT_KEY && newValue !== null) forgetKept();
    endTurn();
  });
  let hiddenAt = document.hidden ? platform().now() : Infinity;
  document.addEventListener('visibilitychange', () => {
    queueToasts([]);
    endTurn();
    const now = platform().now();
    if (document.hidden) hiddenAt = now;
    else if (now - hiddenAt >= AWAY_MS) void prove(AWAY_MS);
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
