import { atom } from 'nanostores';
import { unlessLeft } from '#platform/unlessLeft.ts';
import { WORKER_PATH } from '#sites/constants.ts';

/*
 * Whether there is a network. What decides is whether a file of the site comes. What the browser says is a hint: it takes
 * the adapter of a VPN for no network, and a line that leads nowhere for one. A hint only makes the page ask.
 */

/** Whether there is no network, as the last question has shown. */
export const $isCutOff = atom(false);

/** A line that leads nowhere may hold a request for minutes. */
const PATIENCE_MS = 5000;

/** A network that comes back may be lost again at once. */
const SETTLE_MS = 500;

/** Fetches a file of the site that neither the service worker nor a cache answers. Never rejects. */
export function siteAnswers(): Promise<boolean> {
  return fetch(WORKER_PATH, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    () => true,
    () => false,
  );
}

/** Asks whether there is no network. */
export async function findCutOff(): Promise<boolean> {
  $isCutOff.set(!(await siteAnswers()));
  return $isCutOff.get();
}

/** Whether there is no network. Asks only where the browser, or the last question, says so. */
export async function isCutOff(): Promise<boolean> {
  // Outside of a browser it is undefined.
  const { onLine } = navigator as Partial<Navigator>;
  return (onLine === false || $isCutOff.get()) && findCutOff();
}

/** Keeps `$isCutOff` true to what the site answers. */
export function watchConnection(): void {
  onHint(() => void isCutOff());
  void isCutOff();
}

/**
 * Calls `act`, which may open another document, when the page waits for the network and the site answers again. A
 * customer who has just pressed a link gets the page that it leads to.
 */
export function whenBack(isWaiting: () => boolean, act: () => void): void {
  const ask = async (): Promise<void> => {
    await unlessLeft();
    if (isWaiting() && (await siteAnswers())) act();
  };
  onHint(() => setTimeout(() => void ask(), SETTLE_MS));
}

/** Some browsers never say that the network is back: the customer who looks at the page again is a hint too. */
function onHint(ask: () => void): void {
  for (const hint of ['offline', 'online', 'focus', 'visibilitychange']) addEventListener(hint, ask);
}
