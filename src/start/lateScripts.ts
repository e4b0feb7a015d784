import { $isCutOff } from '#offline/connection.ts';
import { platform } from '#platform/platform.ts';

/**
 * Loads the scripts that no page waits for and every page has, whatever the guards decide: kept tickets show without a
 * session, and a toast has to say there that there is no connection.
 */
export function loadLateScripts(): void {
  // It comes before a toast needs it: without a network it may come from the service worker alone.
  import('#shell/ToastRegion.ts').then(
    ({ startToasts }) => startToasts(),
    (error: unknown) => platform().report('The strip of toasts', error),
  );
  // Without a network nothing could be sent.
  if ($isCutOff.get()) return;
  import('#reports/reports.ts').then(
    ({ sendReports }) => sendReports(),
    (error: unknown) => platform().report('Reports', error),
  );
}
