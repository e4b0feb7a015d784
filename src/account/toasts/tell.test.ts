import { beforeEach, expect, test, vi } from 'vitest';
import type { CallFailure } from '#http/errors.ts';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { resetLoads } from '../load.ts';
import { $visibleToast, clearToasts, errorToast, infoToast, takeBack } from './store.ts';
import { tell } from './tell.ts';

const FAILURE: CallFailure = { kind: 'timeout' };
const REFUSED = { kind: 'refused', failure: FAILURE } as const;

const shown = (): string | undefined => $visibleToast.get()?.content;

installPlatform(testPlatform());

beforeEach(() => {
  clearToasts();
  resetLoads();
});

test('done: as the area says it, or not at all', () => {
  tell('a', { kind: 'done' });
  expect(shown()).toBeUndefined();
  tell('a', { kind: 'done' }, { done: () => infoToast('saved') });
  expect(shown()).toBe('saved.content');
});

test('[decisions/what-may-have-happened] done already: no words say that the customer has done it', () => {
  tell('a', { kind: 'done', already: true });
  expect(shown()).toBeUndefined();
  tell('a', { kind: 'done', already: true }, { done: () => infoToast('saved') });
  expect(shown()).toBe('already.content');
});

test.each(['refused', 'notSent'] as const)('%s: as failures are told, or as the area says it', (kind) => {
  tell('a', { kind, failure: FAILURE });
  expect(shown()).toBe('timeout.content');
  const failed = vi.fn(() => errorToast('own'));
  tell('a', { kind, failure: FAILURE }, { failed });
  expect(failed).toHaveBeenCalledExactlyOnceWith(FAILURE);
  expect(shown()).toBe('own.content');
});

test('unknown: that nobody knows, or as the area says it', () => {
  tell('a', { kind: 'unknown', failure: FAILURE });
  expect(shown()).toBe('unknown.content');
  const unknown = vi.fn(() => errorToast('own'));
  tell('a', { kind: 'unknown', failure: FAILURE }, { unknown });
  expect(unknown).toHaveBeenCalledExactlyOnceWith(FAILURE);
  expect(shown()).toBe('own.content');
});

test('ignored: nothing, and what was said stays', () => {
  tell('a', REFUSED);
  const say = vi.fn(() => infoToast('saved'));
  tell('a', { kind: 'ignored' }, { done: say, unknown: say, failed: say });
  expect(say).not.toHaveBeenCalled();
  expect(shown()).toBe('timeout.content');
});

test('[toasts/error-goes-with-success] an error goes once its action has worked, in words or without', () => {
  tell('a', REFUSED);
  tell('a', { kind: 'done' });
  expect(shown()).toBeUndefined();
  tell('a', REFUSED);
  tell('a', { kind: 'done' }, { done: () => infoToast('saved') });
  const saved = $visibleToast.get();
  expect(shown()).toBe('saved.content');
  takeBack('a');
  expect($visibleToast.get()).not.toBe(saved);
  expect(shown()).toBeUndefined();
});

test('[toasts/error-goes-with-success, toasts/closable-stays] the success of another action leaves it', () => {
  tell('a', REFUSED);
  tell('b', { kind: 'done' });
  expect(shown()).toBe('timeout.content');
});

test('an action that fails again says so once', () => {
  tell('a', REFUSED);
  tell('a', REFUSED);
  tell('a', { kind: 'done' });
  expect(shown()).toBeUndefined();
});
