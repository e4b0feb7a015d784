import { afterEach, expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { takePersona } from './fakeFetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the address can ask for a persona, and does not keep it', () => {
  const replaceState = vi.fn<(state: unknown, unused: string, url: URL) => void>();
  vi.stubGlobal('history', { state: { index: 3 }, replaceState });
  installPlatform(testPlatform('https://demo.example/fr/friends/?a=1&persona=empty#b'));
  expect(takePersona()).toBe('empty');
  const [state, , url] = replaceState.mock.lastCall ?? [];
  expect([state, url?.href]).toEqual([{ index: 3 }, 'https://demo.example/fr/friends/?a=1#b']);

  installPlatform(testPlatform('https://demo.example/fr/friends/?a=1'));
  expect(takePersona()).toBe('');
  expect(replaceState).toHaveBeenCalledTimes(1);
});
