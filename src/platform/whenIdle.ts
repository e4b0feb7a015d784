/** An idle moment may not come on a page that is busy for long. */
const LATEST_MS = 1000;

/** Resolves when the browser has nothing else to do, or after a second. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Not every browser has it.
    const { requestIdleCallback: ask } = window as Partial<Window>;
    if (ask) ask(resolve, { timeout: LATEST_MS });
    else setTimeout(resolve, 50);
  });
}
