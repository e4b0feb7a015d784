import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { resetLoads } from '#account/load.ts';
import type { User } from '#account/user/contract.ts';
import { account } from '#account/user/store.ts';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { pushPageView } from './pageView.ts';

const window: { dataLayer?: unknown[] } = {};

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.dataLayer;
});

function signIn(): void {
  installPlatform(testPlatform());
  vi.stubGlobal('window', window);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  account.set({ mail: 'ana@mail.example', trackingData: {} } as User);
}

test('[tracking/page-view-object] a page view carries the hash of the address', async () => {
  signIn();
  pushPageView('home');
  await expect
    .poll(() => window.dataLayer)
    .toMatchObject([{ user: { id_hash: createHash('sha256').update('ana@mail.example').digest('hex') } }]);
});

test('[identity/logout-leaves-nothing] a sign-out while the hash is made leaves no page view behind', async () => {
  signIn();
  const made = vi.spyOn(crypto.subtle, 'digest');
  pushPageView('home');
  resetLoads();
  expect(made).toHaveBeenCalled();
  await Promise.all(made.mock.results.map(({ value }) => value as Promise<ArrayBuffer>));
  await new Promise((resolve) => setTimeout(resolve));
  expect(window.dataLayer).toBeUndefined();
});

test('[environments/optional-layers] a data layer that is no list keeps no page from opening', async () => {
  signIn();
  resetLoads();
  vi.stubGlobal('window', { dataLayer: {} });
  expect(() => pushPageView('home')).not.toThrow();
});
