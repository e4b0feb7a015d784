import { scope } from './workerScope.ts';

/**
 * Takes over from the worker of another build while no page of the site can be seen
 * (docs/decisions.md#stored-page-at-once). Open pages go on with the scripts that they have loaded.
 */
export async function takeOverUnseen(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.every(({ visibilityState }) => visibilityState === 'hidden')) await scope.skipWaiting();
}
