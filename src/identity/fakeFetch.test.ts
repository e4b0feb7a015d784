import { afterEach, expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { fakeFetch, takePersona } from './fakeFetch.ts';

const sandboxInPage = vi.fn<() => (request: Request) => Promise<Response>>();

vi.mock('#sandbox/inPage.ts', () => ({ sandboxInPage }));

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the address can ask for a persona, and does not keep it', () => {
  const replaceState = vi.fn<(state: unknown, unused: string, url: URL) => void>();
  vi.stubGlobal('history', { state: { index: 3 }, replaceState });
  installPlatform(testPlatform('https://demo.example/fr/friends/?a=1&persona=empty#b'));
  expect(takePersona()).toBe('empty');
  const [state, unused, url] = replaceState.mock.lastCall ?? [];
  expect([state, unused, url?.href]).toEqual([{ index: 3 }, '', 'https://demo.example/fr/friends/?a=1#b']);

  installPlatform(testPlatform('https://demo.example/fr/friends/?a=1'));
  expect(takePersona()).toBe('');
  expect(replaceState).toHaveBeenCalledTimes(1);
});

test('one sandbox in the page answers all calls of a document, as the persona of the address', async () => {
  const platform = testPlatform('https://demo.example/fr/?persona=gold');
  installPlatform(platform);
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  sandboxInPage.mockReturnValue(({ method, url }) => Promise.resolve(new Response(`${method} ${url}`)));
  for (const path of ['/a', '/b']) {
    const answer = await fakeFetch(`https://demo.example${path}`, { method: 'PATCH' });
    expect(await answer.text()).toBe(`PATCH https://demo.example${path}`);
  }
  expect(sandboxInPage).toHaveBeenCalledExactlyOnceWith(platform.tab, 'gold');
});

test('[decisions/no-fake-in-production] a production export has no sandbox', async () => {
  vi.stubGlobal('__TIER__', 'production');
  await expect(fakeFetch('https://demo.example/a')).rejects.toThrow('There is no fake mode here');
});
