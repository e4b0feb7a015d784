import { afterEach, expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import type { ProviderSettings } from '#sites/environmentSettings.ts';
import { answers, mayGoOn } from './barred.ts';

const SETTINGS = { domain: 'https://login.example.fr' } as ProviderSettings;

afterEach(() => {
  vi.unstubAllGlobals();
});

function provider(answer: () => Promise<Response>) {
  const fetched = vi.fn<(address: string) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test.each([
  [true, 'an answer', () => Promise.resolve(Response.json({}))],
  [false, '503', () => Promise.resolve(Response.json({}, { status: 503 }))],
  [false, 'no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('[environments/sign-in-goes-on] the provider answers (%s): %s', async (isSo, _, answer) => {
  const fetched = provider(answer);
  expect(await answers(SETTINGS)).toBe(isSo);
  expect(fetched.mock.calls[0]?.[0]).toBe('https://login.example.fr/.well-known/openid-configuration');
});

test('[environments/sign-in-goes-on] the sign-in follows a barred frame, and does not go round for ever', async () => {
  const platform = testPlatform();
  installPlatform(platform);
  provider(() => Promise.resolve(Response.json({})));
  const tries = [];
  for (let count = 0; count < 7; count++) tries.push(await mayGoOn(SETTINGS, 5));
  expect(tries).toEqual([true, true, true, true, true, false, false]);
  platform.clock += 60_000;
  expect(await mayGoOn(SETTINGS, 1)).toBe(true);
  expect(await mayGoOn(SETTINGS, 1), 'a renewal').toBe(false);
  platform.clock += 60_000;
  provider(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await mayGoOn(SETTINGS, 5), 'a provider that is down').toBe(false);
  provider(() => Promise.resolve(Response.json({})));
  platform.tab.write = () => false;
  expect(await mayGoOn(SETTINGS, 5), 'nothing would count the rounds').toBe(false);
});

test.each([true, false])(
  '[identity/tenant-of-others] a tenant answers pages that may not read it: %s',
  async (isSo) => {
    const opaque = Object.defineProperty(new Response(), 'type', { value: 'opaque' });
    const fetched = vi.fn((_address: string, { mode }: RequestInit) =>
      isSo && mode === 'no-cors' ? Promise.resolve(opaque) : Promise.reject(new TypeError('Failed to fetch')),
    );
    vi.stubGlobal('fetch', fetched);
    const openId = { issuer: 'https://login.example/realms/cinema' };
    expect(await answers({ ...SETTINGS, openId } as ProviderSettings)).toBe(isSo);
    expect(new Set(fetched.mock.calls.map(([address]) => address))).toEqual(
      new Set(['https://login.example/realms/cinema/.well-known/openid-configuration']),
    );
  },
);
