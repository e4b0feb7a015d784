/** Networks come back haltingly, and a page that the customer is just leaving must not pull them back. */
const SETTLE_MS = 500;

export function whenBack(act: () => void): void {
  addEventListener('online', () => {
    setTimeout(() => {
      if (navigator.onLine) act();
    }, SETTLE_MS);
  });
}
