import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { takeNotes, type Noted } from '#platform/noted.ts';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { defineCall } from './call.ts';
import { send, setupHttp } from './send.ts';

installPlatform(testPlatform());

const getThing = defineCall({
  target: 'client',
  token: 'never',
  method: 'GET',
  path: '/api/things/{id}',
  answer: v.object({ name: v.string() }),
});

function answerWith(answer: () => Response | Promise<Response>): void {
  setupHttp({
    origins: { client: 'https://api.test', catalogueWeb: '', catalogueMobile: '', tunnel: '', captcha: '' },
    language: () => 'fr',
    token: () => Promise.resolve(undefined),
    renew: () => Promise.resolve(undefined),
    mobileKey: () => undefined,
    fetch: async () => answer(),
  });
}

const noted: Noted[] = [];
takeNotes((one) => noted.push(one));

const status = (code: number) => () => Response.json({}, { status: code });

async function fail(): Promise<void> {
  noted.length = 0;
  await expect(send(getThing, { params: { id: 'ana@mail.example' } })).rejects.toThrow();
}

test.each([
  ['500', status(500), '500'],
  ['a proxy without an answer', () => new Response('<html>', { status: 502 }), 'timeout'],
  ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ['an answer that is no JSON', () => new Response('<html>'), 'malformed'],
  ['an answer of another shape', () => Response.json({ name: 7 }), 'malformed'],
])(
  '[decisions/failures-are-reported] %s is noted once, without what the call is about',
  async (_, answered, outcome) => {
    answerWith(answered);
    await fail();
    expect(noted).toEqual([{ kind: 'call', name: 'GET /api/things/{id}', outcome }]);
  },
);

test('[decisions/failures-are-reported] what a page cancels while it is being left is not noted', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  Object.assign(globalThis.accountPage ?? {}, { leaving: 'asked' });
  await fail();
  Object.assign(globalThis.accountPage ?? {}, { leaving: undefined });
  expect(noted).toEqual([]);
  await fail();
  expect(noted).toHaveLength(1);
});

test('[decisions/failures-are-reported] what has not left is not noted', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { onLine: false });
  await fail();
  vi.unstubAllGlobals();
  expect(noted).toEqual([]);
});

test.each([400, 401, 403, 404, 409, 422, 429])(
  '[decisions/failures-are-reported] %i is an answer, and not noted',
  async (code) => {
    answerWith(status(code));
    await fail();
    expect(noted).toEqual([]);
  },
);
