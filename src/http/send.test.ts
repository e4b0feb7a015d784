import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { forgetAll, onRefresh } from './cache.ts';
import { defineCall } from './call.ts';
import { CallError, type CallFailure } from './errors.ts';
import { abortCalls, send, setupHttp, type HttpSetup } from './send.ts';

installPlatform(testPlatform());

const answer = v.object({ name: v.string() });
const own = { target: 'client', token: 'required', answer } as const;
const getThing = defineCall({ ...own, method: 'GET', path: '/api/things/{id}', resource: 'cards' });
const actingGet = defineCall({ ...own, method: 'GET', path: '/api/ec/cancel/{id}', acts: true });
const patchThing = defineCall({
  ...own,
  method: 'PATCH',
  path: '/api/things',
  payload: v.strictObject({ name: v.optional(v.string()) }),
  answer: v.unknown(),
  refreshes: ['cards'],
});
const getSchedule = defineCall({
  ...own,
  method: 'GET',
  path: '/api/zone',
  target: 'catalogueMobile',
  token: 'ifSignedIn',
});
const getSettings = defineCall({ ...own, method: 'GET', path: '/api/settings', token: 'never' });

let sent: Request[];
let answers: (() => Response | Promise<Response>)[];
const ok = () => Response.json({ name: 'Ana' });
const status =
  (code: number, body: unknown = {}) =>
  () =>
    Response.json(body, { status: code });

const setup: HttpSetup = {
  origins: {
    client: 'https://api.test',
    catalogueWeb: 'https://web.test',
    catalogueMobile: 'https://mobile.test',
    tunnel: 'https://tunnel.test',
    captcha: '',
  },
  language: () => 'fr',
  token: () => Promise.resolve('first'),
  renew: () => Promise.resolve('second'),
  mobileKey: () => 'key-1',
  fetch: async (input, init) => {
    sent.push(new Request(input, init));
    return (answers.shift() ?? ok)();
  },
};

beforeEach(() => {
  forgetAll();
  sent = [];
  answers = [];
  setupHttp(setup);
});

async function failureOf(call: Promise<unknown>): Promise<CallFailure> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error('No CallError');
  return error.failure;
}

describe('what is sent', () => {
  test('[http/bearer-on-account-calls, http/client-target] a bearer token and the language', async () => {
    await send(getThing, { params: { id: '7' } });
    expect(sent[0]?.url).toBe('https://api.test/api/things/7?language=fr');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer first');
  });

  test('[http/json-accepted] JSON is asked for, and anything else taken', async () => {
    await send(getThing, { params: { id: '7' } });
    expect(sent[0]?.headers.get('accept')).toBe('application/json, */*;q=0.5');
  });

  test('[http/public-calls-without-bearer, http/settings-without-bearer] no token where there must be none, whoever is signed in', async () => {
    await send(getSettings);
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  test('[http/optional-bearer] without a session an optional token is left out, and nobody is signed in', async () => {
    const renewals: string[] = [];
    setupHttp({
      ...setup,
      token: () => Promise.resolve(undefined),
      renew: () => {
        renewals.push('renewed');
        return Promise.resolve(undefined);
      },
    });
    await send(getSchedule);
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(renewals).toEqual([]);
  });

  test('[http/catalogue-mobile-target] the mobile key, on that target only', async () => {
    await send(getSchedule);
    await send(getThing, { params: { id: '7' } });
    expect(sent.map(({ headers }) => headers.get('mobile-key'))).toEqual(['key-1', null]);
  });

  test('[http/captcha-header, http/challenge-outside-body, http/only-provided-fields] the challenge is a header, and the body holds what is given', async () => {
    await send(patchThing, { payload: { name: 'Léa' }, challenge: 'solved' });
    expect(sent[0]?.headers.get('x-captcha-response')).toBe('solved');
    expect(await sent[0]?.json()).toEqual({ name: 'Léa' });
  });
});

describe('the cache', () => {
  test('[http/get-cache, http/cache-bypass] answers a GET once, and is passed where it must be', async () => {
    await send(getThing, { params: { id: '7' } });
    await send(getThing, { params: { id: '7' } });
    expect(sent).toHaveLength(1);
    await send(getThing, { params: { id: '7' }, bypass: true });
    expect(sent).toHaveLength(2);
  });

  test('[http/action-gets-uncached, http/writes-uncached] never answers a GET that acts, nor anything but a GET', async () => {
    await send(actingGet, { params: { id: '7' } });
    await send(actingGet, { params: { id: '7' } });
    await send(patchThing, { payload: {} });
    await send(patchThing, { payload: {} });
    expect(sent).toHaveLength(4);
  });

  test('[http/refresh-after-action] an action that succeeds refreshes what it changed; one that fails does not', async () => {
    let refreshed = 0;
    const stop = onRefresh('cards', () => refreshed++);
    answers = [status(500)];
    await failureOf(send(patchThing, { payload: {} }));
    expect(refreshed).toBe(0);
    await send(patchThing, { payload: {} });
    expect(refreshed).toBe(1);
    stop();
    await send(patchThing, { payload: {} });
    expect(refreshed).toBe(1);
  });
});

describe('[identity/one-renewal-after-401] a 401', () => {
  test('is answered by one renewal and one repeat', async () => {
    answers = [status(401)];
    expect(await send(getThing, { params: { id: '7' } })).toEqual({ name: 'Ana' });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer first',
      'Bearer second',
    ]);
  });

  test('once more is a failure, without a third request', async () => {
    answers = [status(401), status(401)];
    expect(await failureOf(send(getThing, { params: { id: '7' } }))).toMatchObject({
      kind: 'status',
      status: 401,
    });
    expect(sent).toHaveLength(2);
  });

  test('is told which token was refused, and is a failure where no other can be had', async () => {
    const refused: unknown[] = [];
    setupHttp({ ...setup, renew: (token) => Promise.resolve(token).finally(() => refused.push(token)) });
    answers = [status(401)];
    expect(await failureOf(send(getThing, { params: { id: '7' } }))).toMatchObject({ status: 401 });
    expect(refused).toEqual(['first']);
    expect(sent).toHaveLength(1);
  });

  test('with the renewal refused is the end of the session', async () => {
    setupHttp({ ...setup, renew: () => Promise.resolve(undefined) });
    answers = [status(401)];
    expect(await failureOf(send(getThing, { params: { id: '7' } }))).toEqual({ kind: 'session' });
    expect(sent).toHaveLength(1);
  });

  test('with the provider out of reach is a failure of the network, and nothing was sent', async () => {
    setupHttp({ ...setup, renew: () => Promise.reject(new Error('offline')) });
    answers = [status(401)];
    expect(await failureOf(send(getThing, { params: { id: '7' } }))).toEqual({ kind: 'unsent' });
  });

  test('of a call without a token is a failure like any other', async () => {
    answers = [status(401)];
    expect(await failureOf(send(getSettings))).toMatchObject({ kind: 'status', status: 401 });
    expect(sent).toHaveLength(1);
  });
});

describe('failures', () => {
  test.each([400, 403, 404, 409, 422, 429, 500, 503])(
    '[http/one-action-one-request] %i is one request, with the server’s own words',
    async (code) => {
      answers = [status(code, { error: { code: 'E', message: 'Refused' } })];
      expect(await failureOf(send(patchThing, { payload: {} }))).toEqual({
        kind: 'status',
        status: code,
        code: 'E',
        message: 'Refused',
      });
      expect(sent).toHaveLength(1);
    },
  );

  test.each([
    ['a proxy’s page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['a truncated answer', () => new Response('{"name":"A')],
    ['an empty answer', () => new Response('')],
    ['another shape', () => Response.json({ name: 7 })],
  ])('%s is malformed', async (_, response) => {
    answers = [response];
    const asking = send(getThing, { params: { id: '7' } });
    await expect(asking).rejects.toThrow('GET /api/things/{id}: malformed');
    expect(await failureOf(asking)).toEqual({ kind: 'malformed' });
  });

  test('a status with a body that is no JSON keeps its status', async () => {
    answers = [() => new Response('<html>', { status: 500 })];
    expect(await failureOf(send(getThing, { params: { id: '7' } }))).toEqual({ kind: 'status', status: 500 });
  });

  test.each([502, 504])(
    '%i of a proxy is no answer: nobody knows what became of the request',
    async (code) => {
      answers = [() => new Response('<html>', { status: code })];
      expect(await failureOf(send(getThing, { params: { id: '7' } }))).toEqual({ kind: 'timeout' });
      answers = [status(code, { message: 'Refused' })];
      expect(await failureOf(send(getThing, { params: { id: '7' } }))).toMatchObject({ status: code });
    },
  );

  test('[http/one-action-one-request] a connection that breaks is one request', async () => {
    answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
    expect(await failureOf(send(getThing, { params: { id: '7' } }))).toEqual({ kind: 'network' });
    expect(sent).toHaveLength(1);
  });

  test('[http/survives-failures] five failures do not end it: the sixth try is sent, and works', async () => {
    answers = Array.from({ length: 5 }, () => status(500));
    for (let tries = 1; tries <= 5; tries++) await failureOf(send(getThing, { params: { id: '7' } }));
    expect(await send(getThing, { params: { id: '7' } })).toEqual({ name: 'Ana' });
    expect(sent).toHaveLength(6);
  });
});

test('a 204 is no answer, which a call may be content with', async () => {
  answers = [() => new Response(null, { status: 204 })];
  expect(await send(patchThing, { payload: {} })).toBeUndefined();
});

describe('[identity/logout-leaves-nothing] a call of a customer who has gone', () => {
  const calls = {
    get: () => send(getThing, { params: { id: '7' }, bypass: true }),
    'acting get': () => send(actingGet, { params: { id: '7' } }),
    patch: () => send(patchThing, { payload: {} }),
    'without a session': () => send(getSchedule, { bypass: true }),
  };

  test.each(Object.entries(calls))('gives no answer, whatever comes: %s', async (_, call) => {
    for (const late of [ok, status(500), status(401)]) {
      const held = Promise.withResolvers<Response>();
      answers = [() => held.promise];
      const ended = failureOf(call());
      await expect.poll(() => sent.length).toBe(1);
      abortCalls();
      held.resolve(late());
      expect(await ended).toEqual({ kind: 'session' });
      expect(sent.map(({ signal }) => signal.aborted)).toEqual([true]);
      sent = [];
    }
  });

  test('does not leave any more while it waits for its token', async () => {
    const token = Promise.withResolvers<string>();
    setupHttp({ ...setup, token: () => token.promise });
    const ended = failureOf(calls.get());
    abortCalls();
    token.resolve('late');
    expect(await ended).toEqual({ kind: 'session' });
    expect(sent).toEqual([]);
  });

  test('what is nobody’s arrives, and so do the calls of the next one', async () => {
    const held = Promise.withResolvers<Response>();
    answers = [() => held.promise];
    const settings = send(getSettings, { bypass: true });
    abortCalls();
    held.resolve(ok());
    expect(await settings).toEqual({ name: 'Ana' });
    expect(await calls.get()).toEqual({ name: 'Ana' });
  });
});
