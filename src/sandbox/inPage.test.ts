import { beforeEach, expect, test, vi } from 'vitest';
import { testPlatform, type TestPlatform } from '#platform/testing/testPlatform.ts';

let platform: TestPlatform;
const replaceState = vi.fn<(state: unknown, unused: string, url: URL) => void>();

beforeEach(() => {
  platform = testPlatform('https://demo.example/fr/');
  vi.stubGlobal('window', {});
  vi.stubGlobal('history', { state: { index: 3 }, replaceState });
  vi.stubGlobal('location', { href: platform.address });
  return () => vi.unstubAllGlobals();
});

/** What a document that opens does: the module runs again, the tab's storage is the same. */
async function open(address = 'https://demo.example/fr/') {
  vi.resetModules();
  platform.address = address;
  (await import('#platform/platform.ts')).installPlatform(platform);
  const { answerInPage } = await import('./inPage.ts');
  return (path: string, init: RequestInit = {}) =>
    answerInPage(
      new Request(new URL(path, 'https://demo.example'), {
        ...init,
        headers: { authorization: 'Bearer fake', 'content-type': 'application/json' },
      }),
    );
}

const FRIEND_LIST = '/api/accounts/me/friends?language=fr';
const ACCOUNT = '/api/accounts/me?language=fr';

test('who opens the demonstration is the subscriber; what is changed stays for the tab, and only for the tab', async () => {
  const ask = await open();
  await ask(ACCOUNT, { method: 'PATCH', body: JSON.stringify({ city: 'Lille' }) });
  const again = await open();
  expect(await (await again(ACCOUNT)).json()).toMatchObject({ city: 'Lille' });

  platform.tab.remove('sandbox');
  const elsewhere = await open();
  expect(await (await elsewhere(ACCOUNT)).json()).not.toMatchObject({ city: 'Lille' });
});

test('the address can ask for another persona, once', async () => {
  const ask = await open('https://demo.example/fr/friends/?persona=empty&a=1#b');
  expect(await (await ask(FRIEND_LIST)).json()).toEqual([]);
  const [state, , url] = replaceState.mock.lastCall ?? [];
  expect([state, url?.href]).toEqual([{ index: 3 }, 'https://demo.example/fr/friends/?a=1#b']);
  const again = await open();
  expect(await (await again(FRIEND_LIST)).json()).toEqual([]);
});

test.each(['nobody', '{"worlds":7}'])('what cannot be understood (%s) is the subscriber’s beginning', async (kept) => {
  platform.tab.write('sandbox', kept);
  const ask = await open('https://demo.example/fr/?persona=nobody');
  expect(await (await ask(FRIEND_LIST)).json()).not.toEqual([]);
});

test('a storage that refuses does no harm', async () => {
  platform.tab.write = () => false;
  const ask = await open();
  expect((await ask(ACCOUNT)).status).toBe(200);
});

test('the console steers the sandbox, as a request does where there is a server', async () => {
  const ask = await open();
  await window.sandbox?.('/sandbox/faults', {
    method: 'POST',
    body: JSON.stringify({ match: 'GET /api/accounts/me', fault: '503' }),
  });
  expect((await ask(ACCOUNT)).status).toBe(503);
  await window.sandbox?.('/sandbox/faults', {
    method: 'POST',
    body: JSON.stringify({ match: '*', fault: 'reset' }),
  });
  await expect(ask(ACCOUNT)).rejects.toThrow('Failed to fetch');
});
