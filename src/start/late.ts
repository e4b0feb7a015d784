import { linkToKept } from '#account/door/linkToKept.ts';
import { $isCutOff } from '#offline/connection.ts';
import { gate, readPage } from '#platform/rootData.ts';
import { sendReports } from '#reports/reports.ts';
import { startToasts } from '#shell/ToastRegion.ts';

/**
 * Starts what no page waits for and every page has, whatever the guards decide: kept tickets and cards show without a
 * session, and a toast has to say there that there is no connection. One script, since each import costs bytes before a
 * page is ready.
 */
export function startLate(): void {
  startToasts();
  if (/cut-off|kept|unavailable/.test(gate() ?? '')) linkToKept(readPage().language);
  // Without a network nothing could be sent.
  if (!$isCutOff.get()) sendReports();
}
