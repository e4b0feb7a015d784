import { TAKE_OVER } from './rules.ts';
import { soon, scope } from './workerScope.ts';

/**
 * Takes the place of the worker when that one does harm: it deletes all caches of the site, unregisters, and answers
 * nothing itself (docs/deploy.md). Browsers load it on the next visit, since they ask for the worker's script anew
 * each time.
 */
scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
});

// A page asks again once it is hidden: the browser may have given up the change (docs/decisions.md#stored-page-at-once).
scope.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave(): Promise<void> {
  await soon(async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  });
  await scope.registration.unregister();
}
