import { isFramed } from '#embedding/environment.ts';
import { platform } from '#platform/platform.ts';
import { trustedPolicy } from '#platform/trustedTypes.ts';
import { WORKER_PATH } from '#sites/constants.ts';
import { TAKE_OVER } from './rules.ts';

const policy = trustedPolicy('offline', {
  createScriptURL(address) {
    if (address !== WORKER_PATH) throw new TypeError('Not the worker of this site');
    return address;
  },
});

let registered = false;

/**
 * Registers the service worker, which stores the pages of tickets, and this page, for times without a network
 * (docs/decisions.md#offline-tickets). It runs once the page is ready, since the worker makes nothing faster. A frame
 * has a storage of its own, which no page would find again.
 */
export async function keepOffline(): Promise<void> {
  if (registered || !import.meta.env.PROD || isFramed()) return;
  registered = true;
  try {
    const { serviceWorker } = navigator as Partial<Navigator>;
    if (!serviceWorker) return;
    // A page that was on its way while the first worker took over has no worker of its own, and hears of none.
    serviceWorker.ready.then(({ active }) => keepThisPage(active)).catch(noteFailure);
    // The worker of a new build has an empty cache and has not seen the requests of this page.
    serviceWorker.addEventListener('controllerchange', () => keepThisPage(serviceWorker.controller));
    wakeUnseen(await serviceWorker.register(policy.createScriptURL(WORKER_PATH), { updateViaCache: 'none' }));
  } catch (error) {
    noteFailure(error);
  }
}

function noteFailure(error: unknown): void {
  platform().report('Worker', error);
}

let told: ServiceWorker | null = null;

function keepThisPage(worker: ServiceWorker | null): void {
  if (worker === told) return;
  told = worker;
  worker?.postMessage([...loadedScripts(), location.pathname]);
}

function loadedScripts(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/'))
    .map(({ pathname }) => pathname);
}

/** A page that gives way to the next one is hidden too. It is gone before this time is over. */
const UNSEEN_MS = 1000;

/**
 * Asks a waiting worker to take over once the page cannot be seen, when the customer asks for nothing
 * (docs/decisions.md#stored-page-at-once).
 * @param registration undefined in a browser whose workers a tool has blocked, as tests do
 */
export function wakeUnseen(registration: Pick<ServiceWorkerRegistration, 'waiting'> | undefined): void {
  document.addEventListener('visibilitychange', () => {
    setTimeout(() => {
      if (document.visibilityState === 'hidden') registration?.waiting?.postMessage(TAKE_OVER);
    }, UNSEEN_MS);
  });
}
