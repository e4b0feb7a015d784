import { expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { afterReady } from './afterReady.ts';

const ensure = vi.hoisted(() => vi.fn());
const announceKept = vi.hoisted(() => vi.fn());

vi.mock('./background.ts', () => {
  throw new Error('The script is missing.');
});
vi.mock('#identity/endAtProvider.ts', () => {
  throw new Error('The script is missing.');
});
vi.mock('#account/toasts/fetchTexts.ts', () => ({
  fetchToastTexts: () => Promise.reject(new Error('No words')),
}));
vi.mock('#account/toasts/afterReload.ts', () => ({ announceKept }));
vi.mock('#account/alerts/store.ts', () => ({
  alerts: { $load: { get: () => ({ status: 'idle' }) }, ensure },
}));

test('[errors/start-up-calls-independent] whatever is missing of what no page waits for, the alerts load, what was kept is said, and each failure is reported', async () => {
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
    documentElement: { dataset: {} },
    getElementById: () => null,
    querySelector: () => null,
  });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  void afterReady();
  await expect.poll(() => ensure).toHaveBeenCalled();
  await expect.poll(() => report).toHaveBeenCalledTimes(3);
  expect(report.mock.calls.toSorted()).toEqual([
    ['The end of a sign-out', expect.anything()],
    ['The work in the background', expect.anything()],
    ['Words of toasts', expect.anything()],
  ]);
  expect(announceKept).toHaveBeenCalledOnce();
});
