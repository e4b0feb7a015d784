import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './clipboard.ts';
import { attempt, matches, randomId, writeEntry } from './platform.ts';
import { askPosition } from './position.ts';
import { trustedPolicy } from './trustedTypes.ts';
import { keepAwake } from './wakeLock.ts';
import { whenIdle } from './whenIdle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}
const never = new Promise<never>(() => undefined);
/** Each way in which an optional part of the browser fails that is asked for something. */
const FAILING: [string, () => unknown][] = [
  ['throws', refuse],
  ['hangs', () => never],
  ['answers nothing', () => undefined],
];

/** An object whose parts may not even be looked at. */
const DENIED = new Proxy({}, { get: refuse });

test('[environments/optional-layers] each id is a UUID of its own, also where the browser makes none', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1000 }, randomId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('[environments/optional-layers] what throws gives nothing', () => {
  const given: unknown = attempt(refuse as () => unknown);
  expect(given).toBeUndefined();
  expect(attempt(() => 1)).toBe(1);
});

test.each<[string, unknown]>([
  ['refuses it', { replaceState: refuse, pushState: refuse }],
  ['has none', undefined],
])('[environments/optional-layers] a history that %s is no error', (_, history) => {
  vi.stubGlobal('history', history);
  expect([writeEntry({}), writeEntry({}, '/fr/', 'push')]).toEqual([false, false]);
});

test('a written entry has its state and its address', () => {
  const pushState = vi.fn();
  vi.stubGlobal('history', { pushState });
  expect(writeEntry({ a: 1 }, '/fr/', 'push')).toBe(true);
  expect(pushState).toHaveBeenCalledWith({ a: 1 }, '', '/fr/');
});

test.each([undefined, refuse, () => undefined])(
  '[environments/optional-layers] a browser that cannot say whether a query matches: no',
  (matchMedia) => {
    vi.stubGlobal('matchMedia', matchMedia);
    expect(matches('(width >= 64rem)')).toBe(false);
  },
);

test.each(FAILING)('[environments/optional-layers] a layer that %s keeps nobody waiting', async (_, fail) => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { requestIdleCallback: fail });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: fail } });
  const device = { clipboard: { writeText: fail } } as unknown as Navigator;
  const ends = Promise.all([whenIdle(), copyText('x', device), askPosition()]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect((await ends).slice(1)).toEqual([false, { kind: 'unavailable' }]);
});

test('[environments/optional-layers] what may not be looked at is no error', async () => {
  const screen = {
    visibilityState: 'visible' as const,
    addEventListener: () => 0,
    removeEventListener: () => 0,
  };
  keepAwake(screen, DENIED)();
  vi.stubGlobal('trustedTypes', { createPolicy: refuse });
  const rules = { createHTML: (text: string) => text };
  expect(trustedPolicy('pages', rules)).toBe(rules);
  vi.stubGlobal('navigator', DENIED);
  expect(await copyText('x')).toBe(false);
});
