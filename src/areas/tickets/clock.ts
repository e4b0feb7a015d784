import { atom, onMount } from 'nanostores';
import { platform } from '#platform/platform.ts';

const TICK_MS = 30_000;

/** Epoch milliseconds. The clock ticks while a component reads it, since ordering may close while the page is open. */
export const $now = atom(0);

onMount($now, () => {
  const tick = (): void => $now.set(platform().now());
  tick();
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
});
