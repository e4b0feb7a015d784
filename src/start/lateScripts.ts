import { platform } from '#platform/platform.ts';

/** Loads `late.ts` once a page is ready, before it is needed: without a network it may come from the service worker alone. */
export function loadLateScripts(): Promise<void> {
  return import('./late.ts').then(
    ({ startLate }) => startLate(),
    (error: unknown) => platform().report('Late scripts', error),
  );
}
