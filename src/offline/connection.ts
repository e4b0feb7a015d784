import { atom } from 'nanostores';
import { WORKER_PATH } from '#sites/workerPath.ts';

/** Whether there is no network, as far as the browser or a page's first calls can tell. */
export const $isCutOff = atom(false);

/** The browser is the first to know that there is no network at all; of one that leads nowhere it knows nothing. */
export function watchConnection(): void {
  $isCutOff.set(!navigator.onLine);
  addEventListener('offline', () => $isCutOff.set(true));
  addEventListener('online', () => $isCutOff.set(false));
}

/** Found out by what did not arrive. */
export function noteCutOff(): void {
  $isCutOff.set(true);
}

/** Asks the site's own host for a file that no worker and no cache answers. */
export function siteAnswers(): Promise<boolean> {
  return fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
