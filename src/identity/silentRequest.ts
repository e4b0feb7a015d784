/** When the library does not arrive, start-up goes on after this time. */
const PATIENCE_MS = 2000;

/**
 * Resolves when the identity library has added its hidden frame to the page, which sends its first request. The library
 * has no event for that.
 */
export function silentRequest(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('body > iframe')) end();
    });
    const end = (): void => {
      observer.disconnect();
      resolve();
    };
    observer.observe(document.body, { childList: true });
    setTimeout(end, PATIENCE_MS);
  });
}
