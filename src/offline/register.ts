import { isFramed } from '#embedding/hosted.ts';
import { platform } from '#platform/platform.ts';
import { trustedPolicy } from '#platform/trustedTypes.ts';
import { WORKER_PATH } from '#sites/workerPath.ts';

const policy = trustedPolicy('offline', {
  createScriptURL(address) {
    if (address !== WORKER_PATH) throw new TypeError('Not the worker of this site');
    return address;
  },
});

let registered = false;

/**
 * Lets the worker keep this page and those given, for when there is no network (OD-06). Called once the page is
 * ready: nothing of it is faster by the worker, and webviews may have none. What a frame keeps, no page finds again.
 */
export function keepOffline(paths: readonly string[]): void {
  if (registered || !import.meta.env.PROD || !('serviceWorker' in navigator) || isFramed()) return;
  registered = true;
  const { serviceWorker } = navigator;
  // The worker of a new build begins with nothing, and has not seen this page arrive.
  serviceWorker.addEventListener('controllerchange', () => {
    serviceWorker.controller?.postMessage([...loadedScripts(), location.pathname, ...paths]);
  });
  serviceWorker
    .register(policy.createScriptURL(WORKER_PATH), { updateViaCache: 'none' })
    .catch((error: unknown) => {
      platform().report('Worker', error);
    });
}

function loadedScripts(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/'))
    .map(({ pathname }) => pathname);
}
