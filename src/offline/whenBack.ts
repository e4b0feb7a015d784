/**
 * A network that comes back may be lost again at once, and a customer who is leaving the page must not be brought back
 * by a reload.
 */
const SETTLE_MS = 500;

export function whenBack(act: () => void): void {
  addEventListener('online', () => {
    setTimeout(() => {
      if (navigator.onLine) act();
    }, SETTLE_MS);
  });
}
