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

/** Without an answer start-up goes on after this time: what shows without a session may need it. */
const ANSWER_PATIENCE_MS = 1000;

/**
 * Resolves when the hidden frame has answered, and the library has sent its next request. The library has no event for
 * that either.
 */
export function silentAnswer(): Promise<void> {
  return new Promise((resolve) => {
    // The library listens too, and comes first.
    addEventListener('message', () => setTimeout(resolve), { once: true });
    setTimeout(resolve, ANSWER_PATIENCE_MS);
  });
}
