import { beforeEach, describe, expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { waitingToasts, waitingActionToasts, waitsForOtherPage, type Toast } from './rules.ts';
import {
  $waitingToasts,
  clearToasts,
  closeAllToasts,
  errorToast,
  infoToast,
  queueToasts,
  show,
  showToastsOn,
} from './store.ts';

function toast(id: string, rest: { closable?: boolean; cacheId?: string } = {}): Toast {
  return { id, i18n: false, title: id, content: id, type: 'info', closable: true, fromAlert: false, ...rest };
}

const write = vi.fn();
installPlatform({
  ...testPlatform(),
  cookies: { read: () => undefined, write, remove: () => undefined },
  now: () => 1_790_000_000_000,
});

beforeEach(() => {
  clearToasts();
  write.mockClear();
});

describe('what waits', () => {
  test('[decisions/toast-strip] a page does not repeat what it says itself, and the tickets page shows only errors', () => {
    const alert = { ...toast('alert'), fromAlert: true };
    const warning: Toast = { ...alert, id: 'warning', type: 'error' };
    const error: Toast = { ...toast('start.unpaid'), type: 'error' };
    const waiting = (route: string): string[] =>
      [
        alert,
        warning,
        error,
        toast('start.promotion'),
        toast('start.blockedPhoto'),
        toast('start.advantage:1'),
      ]
        .filter((one) => waitsForOtherPage(one, route))
        .map(({ id }) => id);
    expect(waiting('home')).toEqual(['alert']);
    expect(waiting('tickets')).toEqual([
      'alert',
      'start.promotion',
      'start.blockedPhoto',
      'start.advantage:1',
    ]);
    expect(waiting('subscription')).toEqual(['start.unpaid', 'start.promotion', 'start.blockedPhoto']);
    expect(waiting('advantages')).toEqual(['start.advantage:1']);
    expect(waiting('profile')).toEqual([]);
    const others = [toast('restart.unpaid'), toast('restart.advantage:1')];
    for (const route of ['subscription', 'advantages'])
      expect(others.filter((one) => waitsForOtherPage(one, route))).toEqual([]);
  });

  test('[decisions/toast-strip] toasts that close together count once', () => {
    const queue = [toast('a', { cacheId: 'x' }), toast('b', { cacheId: 'x' }), toast('c'), toast('d')];
    expect(waitingToasts(queue, new Map(), 0).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
    const toasts = [toast('first'), { ...toast('second'), id: 'other' }, toast('second')];
    expect(waitingActionToasts(toasts).map(({ id }) => id)).toEqual(['second', 'first']);
  });
});

describe('the toasts that wait', () => {
  const waiting = (): string[] => $waitingToasts.get().map(({ content }) => content);

  test('[decisions/toast-strip] all that wait are counted, the toasts about actions first', () => {
    queueToasts([toast('a', { cacheId: 'x' }), toast('b', { cacheId: 'x' }), toast('c')]);
    show(errorToast('network'));
    show(errorToast('default'));
    show(errorToast('network'));
    expect(waiting()).toEqual(['network.content', 'default.content', 'a', 'c']);
  });

  test('[decisions/toast-strip] closing all closes each toast that has a close button, and remembers those with a cacheId', () => {
    queueToasts([toast('a', { cacheId: 'x' }), toast('b'), toast('stays', { closable: false })]);
    show(errorToast('network'));
    show(infoToast('saved'));
    closeAllToasts();
    expect(waiting()).toEqual(['saved.content', 'stays']);
    expect(write).toHaveBeenCalledExactlyOnceWith('fr_toasts', '{"x":1792592000}', { days: 30 });
  });

  test('[decisions/toast-strip] some of the queue wait for another page, those about actions do not', () => {
    queueToasts([{ ...toast('alert'), fromAlert: true }, toast('advantage')]);
    show(infoToast('saved'));
    showToastsOn('home');
    expect(waiting()).toEqual(['saved.content', 'advantage']);
    showToastsOn('tickets');
    expect(waiting()).toEqual(['saved.content']);
    showToastsOn('profile');
    expect(waiting()).toEqual(['saved.content', 'alert', 'advantage']);
  });
});
