import { atom } from 'nanostores';
import { WORKER_PATH } from '#sites/constants.ts';

/** Whether there is no network, as the browser or the first calls of a page have found out. */
export const $isCutOff = atom(false);

/** The browser knows when there is no network at all. It does not know about a network that leads nowhere. */
export function watchConnection(): void {
  $isCutOff.set(!navigator.onLine);
  addEventListener('offline', () => $isCutOff.set(true));
  addEventListener('online', () => $isCutOff.set(false));
}

/** Whether the browser itself says that there is no network, so that no request leaves. */
export function hasNoNetwork(): boolean {
  // Outside of a browser it is undefined.
  const { onLine } = navigator as Partial<Navigator>;
  return onLine === false;
}

/** Notes that neither the first calls nor a file of the site could be fetched. */
export function noteCutOff(): void {
  $isCutOff.set(true);
}

/** Fetches a file of the site that neither the service worker nor a cache answers. Never rejects. */
export function siteAnswers(): Promise<boolean> {
  return fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
