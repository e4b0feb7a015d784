import { beforeEach, expect, test, vi } from 'vitest';
import { sandboxInPage } from './inPage.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { href: 'https://demo.example/fr/' });
  return () => vi.unstubAllGlobals();
});

/** What a document that opens does; the tab's storage is the same. */
function open({ persona = '', hasRoom = true } = {}) {
  const tab = {
    read: (key: string) => kept.get(key),
    write: (key: string, text: string) => hasRoom && kept.set(key, text).has(key),
  };
  const answer = sandboxInPage(tab, persona);
  return (path: string, init: RequestInit = {}) =>
    answer(
      new Request(new URL(path, 'https://demo.example'), {
        ...init,
        headers: { authorization: 'Bearer fake', 'content-type': 'application/json' },
      }),
    );
}

const FRIENDS = '/api/accounts/me/friends?language=fr';
const ACCOUNT = '/api/accounts/me?language=fr';
const MOVE = { method: 'PATCH', body: JSON.stringify({ city: 'Lille' }) };

async function cityOf(ask: ReturnType<typeof open>): Promise<unknown> {
  const { city } = (await (await ask(ACCOUNT)).json()) as { city: unknown };
  return city;
}

test('what is changed stays for the tab, and for that tab only', async () => {
  await open()(ACCOUNT, MOVE);
  expect(await cityOf(open())).toBe('Lille');
  kept.clear();
  expect(await cityOf(open())).not.toBe('Lille');
});

test('who opens the demonstration is the subscriber, until another persona is asked for', async () => {
  expect(await (await open()(FRIENDS)).json()).not.toEqual([]);
  expect(await (await open({ persona: 'empty' })(FRIENDS)).json()).toEqual([]);
  expect(await (await open()(FRIENDS)).json()).toEqual([]);
  expect(await (await open({ persona: 'subscriber' })(FRIENDS)).json()).not.toEqual([]);
});

test.each(['nobody', '{"worlds":7}'])(
  'what cannot be understood (%s) is the subscriber’s beginning',
  async (text) => {
    kept.set('sandbox', text);
    expect(await (await open({ persona: 'nobody' })(FRIENDS)).json()).not.toEqual([]);
  },
);

test('where there is no room each load begins anew', async () => {
  const ask = open({ hasRoom: false });
  await ask(ACCOUNT, MOVE);
  expect(await cityOf(ask)).toBe('Lille');
  expect(await cityOf(open())).not.toBe('Lille');
});

test('the console steers the sandbox, as a request does where there is a server', async () => {
  const ask = open();
  const fault = (body: object) =>
    window.sandbox?.('/sandbox/faults', { method: 'POST', body: JSON.stringify(body) });
  await fault({ match: 'GET /api/accounts/me', fault: '503' });
  expect((await ask(ACCOUNT)).status).toBe(503);
  await fault({ match: '*', fault: 'reset' });
  await expect(ask(ACCOUNT)).rejects.toThrow('Failed to fetch');
});

test('who gives up is told so, though the call hangs', async () => {
  const ask = open();
  await window.sandbox?.('/sandbox/faults', {
    method: 'POST',
    body: JSON.stringify({ match: '*', fault: 'hang' }),
  });
  const controller = new AbortController();
  const asked = ask(ACCOUNT, { signal: controller.signal });
  controller.abort(new Error('enough'));
  await expect(asked).rejects.toThrow('enough');
});
