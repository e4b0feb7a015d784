import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import type { Toast } from './rules.ts';
import { $visibleToast, clearToasts, hideToastsByThemselves, infoToast, show } from './store.ts';

const $seen = atom<Toast | undefined>();

installPlatform(testPlatform());
hideToastsByThemselves($seen);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

test('[toasts/timer-starts-when-shown] a toast that nobody has seen yet stays; its five seconds begin when it is seen', () => {
  const toast = infoToast('saved');
  show(toast);
  vi.advanceTimersByTime(60_000);
  expect($visibleToast.get()).toBe(toast);
  $seen.set(toast);
  vi.advanceTimersByTime(4999);
  expect($visibleToast.get()).toBe(toast);
  vi.advanceTimersByTime(1);
  expect($visibleToast.get()).toBeUndefined();
});

test('[toasts/timer-starts-when-shown] a toast has its whole five seconds, however long the one before it was seen', () => {
  const first = infoToast('saved');
  show(first);
  $seen.set(first);
  vi.advanceTimersByTime(3000);
  const second = infoToast('shared');
  show(second);
  $seen.set(second);
  vi.advanceTimersByTime(4999);
  expect($visibleToast.get()).toBe(second);
});
