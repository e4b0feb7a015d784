import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { installPlatform } from '#platform/platform.ts';
import type { ProviderSettings } from '#sites/environmentSettings.ts';
import { createProvider, receiveSignIn } from './provider.ts';

const SETTINGS = { domain: 'https://login.example.fr', clientId: 'site' } as ProviderSettings;

/** Of the library, whose worker does not load. */
const endless = vi.hoisted(() => vi.fn(() => new Promise(() => undefined)));
vi.mock('@auth0/auth0-spa-js', () => ({
  Auth0Client: class {
    getTokenSilently = endless;
    handleRedirectCallback = endless;
  },
}));
vi.mock('./turn.ts', () => ({ inTurn: (_: string, __: number, run: () => unknown) => run() }));
vi.mock('./transaction.ts', () => ({ restoreTransaction: () => undefined, isOfThisTab: () => true }));

beforeEach(() => {
  endless.mockClear();
  installPlatform(testPlatform());
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['token', () => createProvider(SETTINGS).token()],
  ['callback', () => receiveSignIn(SETTINGS)],
] as const)('[identity/http-timeout] a library that never answers fails: %s', async (_, ask) => {
  const failed = vi.fn();
  ask().catch(failed);
  await expect.poll(() => endless.mock.calls.length).toBe(1);
  // Three requests of ten seconds, after a frame of as many.
  await vi.advanceTimersByTimeAsync(40_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  // What asks whether the frame is barred comes now, in the machine's own time.
  await expect.poll(() => failed).toHaveBeenCalledWith(expect.objectContaining({ problem: 'timeout' }));
});
