import { expect, test, vi } from 'vitest';
import { takeOverUnseen } from './workerScope.ts';

test.each([
  ['takes over while every page is hidden', ['hidden', 'hidden'], 1],
  ['takes over where no page is open', [], 1],
  ['waits while one page can be seen', ['hidden', 'visible'], 0],
] as const)('[decisions/stored-page-at-once] a worker %s', async (_, states, times) => {
  const skipWaiting = vi.fn(() => Promise.resolve());
  const matchAll = vi.fn(() => Promise.resolve(states.map((visibilityState) => ({ visibilityState }))));
  vi.stubGlobal('skipWaiting', skipWaiting);
  vi.stubGlobal('clients', { matchAll });
  await takeOverUnseen();
  expect(skipWaiting).toHaveBeenCalledTimes(times);
  // Pages of a reload past the worker are not controlled.
  expect(matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
});
