/** As long as a library that does not come may keep others waiting. */
const PATIENCE_MS = 2000;

/**
 * Resolves when the identity library has put its hidden frame into the page, with which its first request goes out;
 * it has no event of its own for that.
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
