import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import type { Toast } from './rules.ts';
import {
  $visibleToast,
  clearToasts,
  closeToast,
  errorToast,
  failureToast,
  hideToastsByThemselves,
  infoToast,
  queueToasts,
  show,
  takeBack,
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
  show(failureToast({ kind: 'network' }));
  show(infoToast('saved'));
  expect(shown()).toBe('saved.content');
  vi.advanceTimersByTime(5000);
  expect(shown()).toBe('network.content');
  const unknown = errorToast('unknown');
  show(unknown);
  expect(shown()).toBe('unknown.content');
  closeToast(unknown);
  expect(shown()).toBe('network.content');
});

test('words that two actions share are read once', () => {
  queueToasts([ALERT]);
  show(failureToast({ kind: 'network' }));
  const second = failureToast({ kind: 'network' });
  show(second);
  closeToast(second);
  expect(shown()).toBe('alert');
});

test('one that is taken back leaves another in the same words', () => {
  queueToasts([ALERT]);
  show(failureToast({ kind: 'network' }), 'first');
  show(failureToast({ kind: 'network' }), 'second');
  takeBack('first');
  expect($visibleToast.get()?.about).toBe('second');
  takeBack('second');
  expect(shown()).toBe('alert');
});
