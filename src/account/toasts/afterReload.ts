import { platform } from '#platform/platform.ts';
import { announce } from './store.ts';

const KEPT = 'announce';

/** What was done says so once the page is there again: a toast in memory would be lost in the reload (TR-23, SP-46). */
export function announceAfterReload(key: string): void {
  // Where nothing may be stored, better now and briefly than never.
  if (!platform().tab.write(KEPT, key)) announce(key);
}

/** Once: it is forgotten before it is shown. */
export function announceKept(): void {
  const key = platform().tab.read(KEPT);
  if (key === undefined) return;
  platform().tab.remove(KEPT);
  announce(key);
}
