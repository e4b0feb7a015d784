import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { $modals } from '#ui/modal.ts';
import type { Toast } from './rules.ts';
import {
  $visibleToast,
  clearToasts,
  hideToastsByThemselves,
  infoToast,
  queueToasts,
  show,
  takeBack,
} from './store.ts';

const modal = {} as HTMLDialogElement;

function toast(content: string, closable = true): Toast {
  return { id: content, i18n: false, title: '', content, type: 'info', closable, fromAlert: false };
}

const shown = (): string | undefined => $visibleToast.get()?.content;

installPlatform(testPlatform());
hideToastsByThemselves($visibleToast);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  $modals.set([]);
  clearToasts();
  vi.useRealTimers();
});

test('the queue waits, and what one has just done is said', () => {
  queueToasts([toast('a')]);
  $modals.set([modal]);
  expect(shown()).toBeUndefined();
  queueToasts([toast('b')]);
  expect(shown()).toBeUndefined();
  show(infoToast('saved'), 'profile');
  expect(shown()).toBe('saved.content');
  takeBack('profile');
  expect(shown()).toBeUndefined();
});

test('the queue goes on when the last one has closed', () => {
  queueToasts([toast('a')]);
  $modals.set([modal, {} as HTMLDialogElement]);
  $modals.set([modal]);
  expect(shown()).toBeUndefined();
  $modals.set([]);
  expect(shown()).toBe('a');
});

test('[toasts/timer-starts-when-shown] the five seconds begin again when it is shown again', () => {
  queueToasts([toast('a', false)]);
  vi.advanceTimersByTime(4000);
  $modals.set([modal]);
  vi.advanceTimersByTime(10_000);
  $modals.set([]);
  vi.advanceTimersByTime(4999);
  expect(shown()).toBe('a');
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});
