import { atom, onMount } from 'nanostores';
import { platform } from '#platform/platform.ts';

const TICK_MS = 30_000;

/** Epoch milliseconds, moving on while something shows it: a page stays open longer than an order may be placed. */
export const $now = atom(0);

onMount($now, () => {
  const tick = (): void => $now.set(platform().now());
  tick();
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
});
