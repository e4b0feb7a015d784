import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installPlatform, type CookieJar, type Platform } from '#platform/platform.ts';
import {
  $visibleToast,
  clearToasts,
  closeToast,
  failureToast,
  hideToastsByThemselves,
  infoToast,
  queueToasts,
  refusalToast,
  show,
  textToast,
} from './store.ts';
import type { Toast } from './rules.ts';

const COOKIE = 'fr_toasts';
const DAY = 86_400;
const jar = new Map<string, string>();

const cookies: CookieJar = {
  read: (name) => jar.get(name),
  write: (name, value) => void jar.set(name, value),
  remove: (name) => void jar.delete(name),
};

function unused(): never {
  throw new Error('A toast needs no more than the clock and its cookie');
}

const platform: Platform = {
  now: () => Date.now(),
  cookies,
  tab: { read: unused, write: unused, remove: unused },
  device: { read: unused, write: unused, remove: unused },
  location: unused,
  go: unused,
  reload: unused,
  report: unused,
};

function toast(id: string, more: Partial<Toast> = {}): Toast {
  return {
    id,
    i18n: false,
    title: '',
    content: id,
    type: 'info',
    closable: true,
    fromAlert: false,
    ...more,
  } as Toast;
}

const shown = (): string | undefined => $visibleToast.get()?.content;
const seconds = (): number => Math.floor(Date.now() / 1000);
const remembered = (): unknown => JSON.parse(jar.get(COOKIE) ?? '{}');

installPlatform(platform);
hideToastsByThemselves($visibleToast);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  jar.clear();
  clearToasts();
});
afterEach(() => void vi.useRealTimers());

describe('the queue', () => {
  test('[toasts/first-shown-alone, toasts/next-follows] the first shows, and when it goes the next one does', () => {
    const [a, b] = [toast('a'), toast('b')];
    queueToasts([a, b, toast('c')]);
    expect(shown()).toBe('a');
    closeToast(a);
    expect(shown()).toBe('b');
    closeToast(b);
    expect(shown()).toBe('c');
  });

  test('one that is queued already keeps its place', () => {
    queueToasts([toast('a'), toast('b')]);
    queueToasts([toast('b'), toast('a')]);
    closeToast(toast('a'));
    closeToast(toast('b'));
    expect(shown()).toBeUndefined();
  });
});

describe('hiding by itself', () => {
  const passing = (id: string) => toast(id, { closable: false });

  test('[toasts/hide-after-five-seconds] neither closable nor with a call to action: after 5000 ms', () => {
    queueToasts([passing('a')]);
    vi.advanceTimersByTime(4999);
    expect(shown()).toBe('a');
    vi.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
  });

  test.each([
    ['[toasts/closable-stays] closable', toast('a')],
    ['[toasts/call-to-action-stays]', toast('a', { closable: false, cta: { label: 'Go', href: '/' } })],
  ])('%s: never', (_, standing) => {
    queueToasts([standing]);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe('a');
  });

  test('[toasts/timer-starts-when-shown] the five seconds begin when it is shown', () => {
    queueToasts([passing('a'), passing('b')]);
    vi.advanceTimersByTime(5000);
    expect(shown()).toBe('b');
    vi.advanceTimersByTime(4999);
    expect(shown()).toBe('b');
    vi.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
  });

  test('another that joins the queue does not begin them again', () => {
    queueToasts([passing('a')]);
    vi.advanceTimersByTime(4000);
    queueToasts([toast('b')]);
    vi.advanceTimersByTime(1000);
    expect(shown()).toBe('b');
  });

  test('one that was closed before takes no time from its successor', () => {
    const a = passing('a');
    queueToasts([a, passing('b')]);
    vi.advanceTimersByTime(3000);
    closeToast(a);
    vi.advanceTimersByTime(4999);
    expect(shown()).toBe('b');
  });
});

describe('what is remembered', () => {
  test('[toasts/remembered-not-shown, toasts/expired-memory-shows-again] skipped until its time has come', () => {
    jar.set(COOKIE, JSON.stringify({ later: seconds() + 1, now: seconds() }));
    queueToasts([toast('a', { cacheId: 'later' }), toast('b', { cacheId: 'now' })]);
    expect(shown()).toBe('b');
  });

  test('[toasts/dismissal-remembered, toasts/memory-in-seconds] closing adds an entry in epoch seconds and keeps the others', () => {
    jar.set(COOKIE, JSON.stringify({ other: seconds() + 10 }));
    const a = toast('a', { cacheId: 'mine' });
    queueToasts([a]);
    closeToast(a);
    expect(remembered()).toEqual({ other: seconds() + 10, mine: seconds() + 30 * DAY });
  });

  test('[toasts/no-cache-id-forgotten] closing one without a cacheId leaves the cookie alone', () => {
    const a = toast('a');
    queueToasts([a]);
    closeToast(a);
    expect(jar.has(COOKIE)).toBe(false);
  });

  test('[toasts/broken-cookie-ignored] a broken cookie keeps no toast back', () => {
    jar.set(COOKIE, 'not-json');
    queueToasts([toast('a', { cacheId: 'mine' })]);
    expect(shown()).toBe('a');
  });

  test('what another tab has closed since the last toast is not shown', () => {
    queueToasts([toast('a')]);
    jar.set(COOKIE, JSON.stringify({ mine: seconds() + 10 }));
    queueToasts([toast('b', { cacheId: 'mine' })]);
    closeToast(toast('a'));
    expect(shown()).toBeUndefined();
  });
});

describe('words about an action', () => {
  test('success passes by itself, each time anew', () => {
    show(infoToast('saved'));
    show(infoToast('saved'));
    expect($visibleToast.get()).toMatchObject({
      i18n: true,
      content: 'saved.content',
      type: 'info',
      closable: false,
    });
    vi.advanceTimersByTime(4999);
    expect(shown()).toBe('saved.content');
    show(infoToast('saved'));
    vi.advanceTimersByTime(4999);
    expect(shown()).toBe('saved.content');
    vi.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
  });

  test('an area’s own words are shown as they are: success passes by itself, a failure waits to be closed', () => {
    const texts = { title: 'Lost', content: 'Look first.' };
    show(textToast(texts, 'error'));
    expect($visibleToast.get()).toMatchObject({ ...texts, i18n: false, type: 'error', closable: true });
    show(textToast(texts));
    expect($visibleToast.get()).toMatchObject({ ...texts, i18n: false, type: 'info', closable: false });
    vi.advanceTimersByTime(5000);
    expect(shown()).toBeUndefined();
  });

  test('failure stays until closed, in our words whatever the server says', () => {
    show(failureToast({ kind: 'status', status: 400, message: 'PATCH: city must be a string' }));
    const texts = { i18n: true, content: 'default.content', type: 'error', closable: true };
    expect($visibleToast.get()).toMatchObject(texts);
    show(failureToast({ kind: 'network' }));
    expect($visibleToast.get()).toMatchObject({ ...texts, content: 'network.content' });
  });

  test('[errors/server-message-shown] a refusal is in the server’s words where it has some', () => {
    show(refusalToast({ kind: 'status', status: 409, code: 'x', message: 'Déjà pris' }));
    expect($visibleToast.get()).toMatchObject({
      i18n: false,
      title: '',
      content: 'Déjà pris',
      type: 'error',
      closable: true,
    });
    show(refusalToast({ kind: 'status', status: 500 }));
    expect($visibleToast.get()).toMatchObject({ i18n: true, content: 'default.content' });
  });

  test('what has just happened comes before what was waiting, which then comes back', () => {
    queueToasts([toast('alert', { closable: true })]);
    show(infoToast('saved'));
    expect(shown()).toBe('saved.content');
    vi.advanceTimersByTime(5000);
    expect(shown()).toBe('alert');
  });
});
