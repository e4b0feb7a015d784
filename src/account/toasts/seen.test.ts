import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import type { Toast } from './rules.ts';
import {
  $visibleToast,
  $waitingToasts,
  clearToasts,
  closeToast,
  hideToastsByThemselves,
  infoToast,
  queueToasts,
  show,
} from './store.ts';

const $seen = atom<Toast | undefined>();

const jar = new Map<string, string>();
const cookies = {
  read: (name: string) => jar.get(name),
  write: (name: string, value: string) => void jar.set(name, value),
  remove: (name: string) => void jar.delete(name),
};
installPlatform({ ...testPlatform(), now: () => Date.now(), cookies });
hideToastsByThemselves($seen);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clearToasts();
  $seen.set(undefined);
  jar.clear();
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

describe('an alert and an offer', () => {
  const offer = (id: string): Toast => ({
    ...{ id, cacheId: id, i18n: false, title: '', content: id },
    ...{ type: 'info', closable: true, fromAlert: true },
  });
  const waiting = () => $waitingToasts.get().map(({ id }) => id);
  /** What the next document has of the same toasts. */
  const reload = (...ids: string[]): string[] => {
    clearToasts();
    queueToasts(ids.map(offer));
    return waiting();
  };

  test('[toasts/seen-once] seen it counts as closed for the next document, and stays in this one; unseen it waits', () => {
    queueToasts([offer('a'), offer('b')]);
    $seen.set($visibleToast.get());
    queueToasts([]);
    expect(waiting()).toEqual(['a', 'b']);
    expect(reload('a', 'b')).toEqual(['b']);
  });

  test('[toasts/seen-once] seen it makes way for what the customer does, and does not come back', () => {
    queueToasts([offer('a'), offer('b')]);
    $seen.set($visibleToast.get());
    show(infoToast('saved'));
    expect(waiting().slice(1)).toEqual(['b']);
    expect(reload('a', 'b')).toEqual(['b']);
  });

  test('[toasts/seen-once, toasts/dismissal-remembered] closed in another tab it goes here too; closed here it stays closed', () => {
    queueToasts([offer('a'), offer('b')]);
    $seen.set($visibleToast.get());
    vi.advanceTimersByTime(2000);
    jar.set('fr_toasts', JSON.stringify({ a: Math.floor(Date.now() / 1000) + 9 }));
    queueToasts([]);
    expect(waiting()).toEqual(['b']);
    closeToast(offer('b'));
    expect(waiting()).toEqual([]);
    expect(reload('a', 'b')).toEqual([]);
  });

  test('[toasts/no-cache-id-forgotten] what is not remembered comes back, however often it was seen', () => {
    const debt = offer('debt');
    delete debt.cacheId;
    queueToasts([debt]);
    $seen.set($visibleToast.get());
    show(infoToast('saved'));
    expect(waiting().slice(1)).toEqual(['debt']);
    expect(jar.size).toBe(0);
  });
});
