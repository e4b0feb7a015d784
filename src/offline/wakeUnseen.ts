import { TAKE_OVER } from './messages.ts';

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
