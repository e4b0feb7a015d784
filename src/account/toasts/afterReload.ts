import { platform } from '#platform/platform.ts';
import { infoToast, show } from './store.ts';

const KEPT = 'announce';

/** Tells the customer about their action after the page has reloaded, once, from the session storage. */
export function announceAfterReload(key: string): void {
  // Without a storage the toast shows until the reload.
  if (!platform().tab.write(KEPT, key)) show(infoToast(key));
}

/** Shows the toast that was kept across the reload, once. */
export function announceKept(): void {
  const key = platform().tab.read(KEPT);
  if (key === undefined) return;
  platform().tab.remove(KEPT);
  show(infoToast(key));
}
