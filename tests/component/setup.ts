import { afterEach, expect, inject } from 'vitest';
import { shiftClock } from '#tests/support/shiftClock.ts';
import { close } from './page.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds by which the clock of this run differs from the machine's. */
    clockShiftMs: number;
  }
}
shiftClock(inject('clockShiftMs'));

const uncaught: unknown[] = [];
addEventListener('error', ({ error }) => uncaught.push(error));
addEventListener('unhandledrejection', ({ reason }) => uncaught.push(reason));

afterEach(() => {
  close();
  expect(uncaught.splice(0), 'uncaught errors').toEqual([]);
});
