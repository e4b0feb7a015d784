import { describe, expect, test } from 'vitest';
import { createSandbox } from './app.ts';
import { pathParams, routePattern } from './serve.ts';
import { SandboxState } from './state.ts';
import { FIRST_SITE } from '#sites/sites.ts';

const TOKEN = 'Bearer good';

function signedIn(persona: 'subscriber' | 'no-flags' = 'subscriber') {
  const state = new SandboxState();
  const subject = state.signIn(persona, FIRST_SITE, 'browser-1');
  const app = createSandbox({
    state,
    site: FIRST_SITE,
    verify: (token) => Promise.resolve(token === 'good' ? { subject } : undefined),
  });
  const ask = (
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
    cookie = 'sandbox=browser-1',
  ) => app.request(path, { ...init, headers: { cookie, ...init.headers } });
  return { state, subject, ask };
}

describe('tokens', () => {
  test('a call that requires one is refused without, and with a wrong one', async () => {
    const { ask } = signedIn();
    expect((await ask('/api/accounts/me?language=fr')).status).toBe(401);
    expect(
      (await ask('/api/accounts/me?language=fr', { headers: { authorization: 'Bearer bad' } })).status,
    ).toBe(401);
    expect((await ask('/api/accounts/me?language=fr', { headers: { authorization: TOKEN } })).status).toBe(
      200,
    );
  });

  test('the session cookie of cookie mode does as well', async () => {
    const { ask, subject } = signedIn();
    expect(
      (await ask('/api/accounts/me?language=fr', {}, `${FIRST_SITE.id}_session=${subject}`)).status,
    ).toBe(200);
  });

  test('once signed out, the token is worth nothing', async () => {
    const { ask, state, subject } = signedIn();
    state.end(subject);
    expect((await ask('/api/accounts/me?language=fr', { headers: { authorization: TOKEN } })).status).toBe(
      401,
    );
  });
});

test('[identity/logout-leaves-nothing] no answer may be cached', async () => {
  const { ask } = signedIn();
  for (const path of ['/api/accounts/me?language=fr', '/captcha/challenge', '/api/unknown']) {
    expect((await ask(path)).headers.get('cache-control')).toBe('no-store');
  }
});

describe('the contract', () => {
  const patch = (body: unknown) => ({
    method: 'PATCH',
    headers: { authorization: TOKEN, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  test('payloads that are not as it says are refused with code and message', async () => {
    const { ask } = signedIn();
    const response = await ask('/api/accounts/me?language=fr', patch({ city: 5 }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'payload',
      message: expect.stringContaining('city') as unknown,
    });
  });

  test('what a call changes is there on the next load', async () => {
    const { ask } = signedIn();
    await ask('/api/accounts/me?language=fr', patch({ city: 'Lille' }));
    const account: unknown = await (
      await ask('/api/accounts/me?language=fr', { headers: { authorization: TOKEN } })
    ).json();
    expect(account).toMatchObject({ city: 'Lille' });
  });

  test('[constants/sample-settings] its settings: an age restriction of 15 and the default city idf', async () => {
    const { ask } = signedIn();
    expect(await (await ask('/api/settings?language=fr')).json()).toMatchObject({
      defaultCity: 'idf',
      clientSettings: { ageRestriction: 15 },
    });
  });

  test('a call without a language is refused', async () => {
    const { ask } = signedIn();
    expect((await ask('/api/settings')).status).toBe(400);
  });
});

describe('a browser of its own', () => {
  test('settings without a token know whose browser it is', async () => {
    const { ask } = signedIn('no-flags');
    const flags = async (cookie: string) =>
      (
        (await (await ask('/api/settings?language=fr', {}, cookie)).json()) as {
          clientSettings: { clubEnabled: boolean };
        }
      ).clientSettings.clubEnabled;
    expect(await flags('sandbox=browser-1')).toBe(false);
    expect(await flags('sandbox=another')).toBe(true);
  });

  test('a first contact sets the cookie', async () => {
    const { ask } = signedIn();
    expect((await ask('/sandbox/calls', {}, '')).headers.get('set-cookie')).toMatch(
      /^sandbox=.+Path=\/; SameSite=Lax$/,
    );
  });

  test('faults and recorded calls are its own, and the token is not recorded', async () => {
    const { ask } = signedIn();
    const fault = { method: 'POST', body: JSON.stringify({ match: 'GET /api/settings', fault: '503' }) };
    expect((await ask('/sandbox/faults', fault)).status).toBe(204);
    expect((await ask('/api/settings?language=fr', {}, 'sandbox=another')).status).toBe(200);
    expect(
      (await ask('/api/settings?language=fr', { headers: { authorization: 'Bearer good' } })).status,
    ).toBe(503);
    const calls: unknown = await (await ask('/sandbox/calls')).json();
    expect(calls).toEqual([
      {
        method: 'GET',
        path: '/api/settings',
        query: { language: 'fr' },
        headers: { authorization: 'Bearer ...' },
        body: null,
      },
    ]);
  });

  test('faults are cleared one by one, or all', async () => {
    const { ask } = signedIn();
    const status = async (path: string) => (await ask(`${path}?language=fr`)).status;
    const [settings, footer] = ['/api/settings', '/api/footer'];
    for (const path of [settings, footer]) {
      const fault = { match: `GET ${path}`, fault: '503', times: 0 };
      await ask('/sandbox/faults', { method: 'POST', body: JSON.stringify(fault) });
    }
    await ask(`/sandbox/faults?match=${encodeURIComponent(`GET ${settings}`)}`, { method: 'DELETE' });
    expect([await status(settings), await status(footer)]).toEqual([200, 503]);
    await ask('/sandbox/faults', { method: 'DELETE' });
    expect([await status(settings), await status(footer)]).toEqual([200, 200]);
  });

  test('a reply that is lost breaks the connection after the work is done', async () => {
    const { ask } = signedIn();
    const patch = 'PATCH /api/accounts/me';
    await ask('/sandbox/faults', {
      method: 'POST',
      body: JSON.stringify({ match: patch, fault: 'lost-reply' }),
    });
    const headers = { authorization: TOKEN };
    const body = JSON.stringify({ city: 'Lille' });
    expect((await ask('/api/accounts/me?language=fr', { method: 'PATCH', headers, body })).type).toBe(
      'error',
    );
    expect(await (await ask('/api/accounts/me?language=fr', { headers })).json()).toMatchObject({
      city: 'Lille',
    });
  });

  test('a held call waits until it is released, by this browser and by its pattern', async () => {
    const { ask } = signedIn();
    const held = { method: 'POST', body: JSON.stringify({ match: 'GET /api/settings', fault: 'held' }) };
    await ask('/sandbox/faults', held);
    const answers: number[] = [];
    const settings = async () => (await ask('/api/settings?language=fr')).status;
    const call = settings().then((status) => answers.push(status));
    expect(await settings(), 'only the first is held').toBe(200);
    const release = (match: string, cookie?: string) =>
      ask(`/sandbox/release?${new URLSearchParams({ match }).toString()}`, { method: 'POST' }, cookie);
    await release('GET /api/settings', 'sandbox=another');
    await release('GET /api/footer');
    expect(answers).toEqual([]);
    await release('GET /api/settings');
    await call;
    expect(answers).toEqual([200]);
  });

  test('a call that is released before it comes is not held', async () => {
    const { ask } = signedIn();
    await ask('/sandbox/faults', { method: 'POST', body: JSON.stringify({ match: '*', fault: 'held' }) });
    await ask('/sandbox/release', { method: 'POST' });
    expect((await ask('/api/settings?language=fr')).status).toBe(200);
  });

  test('a fault that is none is refused', async () => {
    const { ask } = signedIn();
    expect(
      (await ask('/sandbox/faults', { method: 'POST', body: '{"match":"*","fault":"nonsense"}' })).status,
    ).toBe(400);
  });
});

test('paths of the contract become routes', () => {
  expect(routePattern('/api/case/{id}/comment')).toBe('/api/case/:id/comment');
  expect(routePattern('/api/invoice/{id}.pdf')).toBe('/api/invoice/:id{.+\\.pdf}');
  expect(pathParams('/api/invoice/{id}.pdf', '/api/invoice/INV%201.pdf')).toEqual({ id: 'INV 1' });
  expect(pathParams('/api/sendmail/{a}/{b}', '/api/sendmail/42/a%2Bb%40c.fr')).toEqual({
    a: '42',
    b: 'a+b@c.fr',
  });
});
