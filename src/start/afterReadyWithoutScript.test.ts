import { expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { afterReady } from './afterReady.ts';

const ensure = vi.hoisted(() => vi.fn());

vi.mock('./background.ts', () => {
  throw new Error('The script is missing.');
});
vi.mock('#account/alerts/store.ts', () => ({
  alerts: { $load: { get: () => ({ status: 'idle' }) }, ensure },
}));

test('[errors/start-up-calls-independent] without the script of the background the alerts load, and the failure is reported', async () => {
  const report = vi.fn();
  const none = { read: () => undefined, write: () => true, remove: () => undefined };
  installPlatform({
    now: () => Date.now(),
    cookies: { ...none, write: () => undefined },
    tab: none,
    device: none,
    location: () => new URL('http://localhost/fr/'),
    go: () => undefined,
    reload: () => undefined,
    report,
  });
  vi.stubGlobal('document', {
    documentElement: { lang: 'fr', dataset: { guard: 'account' } },
    querySelector: () => null,
  });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  afterReady();
  await vi.waitUntil(() => ensure.mock.calls.length > 0);
  expect(report).toHaveBeenCalledWith('The work in the background', expect.any(Error));
});
