import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import type { Toast } from './rules.ts';
import {
  $visibleToast,
  announce,
  announceError,
  announceFailure,
  clearToasts,
  closeToast,
  hideToastsByThemselves,
  queueToasts,
  withdraw,
} from './store.ts';

const ALERT: Toast = {
  id: 'alert',
  i18n: false,
  title: '',
  content: 'alert',
  type: 'info',
  closable: true,
  fromAlert: true,
};

const shown = (): string | undefined => $visibleToast.get()?.content;

installPlatform(testPlatform());
hideToastsByThemselves($visibleToast);

beforeEach(() => {
  vi.useFakeTimers();
  clearToasts();
});
afterEach(() => void vi.useRealTimers());

test('[toasts/closable-stays] a failure waits below what another action says, and comes back', () => {
  announceFailure({ kind: 'network' });
  announce('saved');
  expect(shown()).toBe('saved.content');
  vi.advanceTimersByTime(5000);
  expect(shown()).toBe('network.content');
  const unknown = announceError('unknown');
  expect(shown()).toBe('unknown.content');
  closeToast(unknown);
  expect(shown()).toBe('network.content');
});

test('words that two actions share are read once', () => {
  queueToasts([ALERT]);
  announceFailure({ kind: 'network' });
  closeToast(announceFailure({ kind: 'network' }));
  expect(shown()).toBe('alert');
});

test('one that is taken back leaves another in the same words', () => {
  queueToasts([ALERT]);
  const [first, second] = [announceFailure({ kind: 'network' }), announceFailure({ kind: 'network' })];
  withdraw(first);
  expect($visibleToast.get()).toBe(second);
  withdraw(second);
  expect(shown()).toBe('alert');
});
