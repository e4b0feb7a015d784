import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shiftClock } from '#tests/support/shiftClock.ts';
import { close } from './page.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds by which the clock of this run differs from the machine's. */
    clockShiftMs: number;
    /** Whether the tests are those of the night: each under every fault. */
    isNightly: boolean;
  }
}
shiftClock(inject('clockShiftMs'));

const uncaught: unknown[] = [];
addEventListener('error', ({ error }) => uncaught.push(error));
addEventListener('unhandledrejection', ({ reason }) => uncaught.push(reason));

beforeEach(async () => {
  // The files that a page runs one after the other share its size.
  if (innerWidth !== 1280 || innerHeight !== 720) await page.viewport(1280, 720);
});

afterEach(() => {
  // A store that nobody reads rests a second later. In the next test it would still run on this one's clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  close();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  expect(uncaught.splice(0), 'uncaught errors').toEqual([]);
});
