import { attempt } from './platform.ts';

/** An idle moment may not come on a page that is busy for long. */
const LATEST_MS = 1000;

/** Resolves when the browser has nothing else to do, or after a second. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Not every browser has it.
    const asked = attempt(() => (window as Partial<Window>).requestIdleCallback?.(resolve));
    setTimeout(resolve, asked === undefined ? 50 : LATEST_MS);
  });
}
