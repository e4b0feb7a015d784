import { unlessLeft } from '#platform/unlessLeft.ts';

/** A network that comes back may be lost again at once. */
const SETTLE_MS = 500;

/**
 * Calls `act`, which may open another document, each time the network is back. A customer who has just pressed a link
 * gets the page that it leads to.
 */
export function whenBack(act: () => void): void {
  addEventListener('online', () => {
    setTimeout(() => {
      void unlessLeft().then(() => {
        if (navigator.onLine) act();
      });
    }, SETTLE_MS);
  });
}
