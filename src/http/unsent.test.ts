import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { defineCall } from './call.ts';
import { CallError, type CallFailure } from './errors.ts';
import { send, setupHttp, type HttpSetup } from './send.ts';

installPlatform(testPlatform());

const patchThing = defineCall({
  method: 'PATCH',
  path: '/api/things',
  target: 'client',
  token: 'required',
  answer: v.object({ name: v.string() }),
});

let asked: number;
let answer: () => Promise<Response>;

const setup: HttpSetup = {
  origins: { client: 'https://api.test', catalogueWeb: '', catalogueMobile: '', tunnel: '', captcha: '' },
  language: () => 'fr',
  token: () => Promise.resolve('token'),
  renew: () => Promise.resolve(undefined),
  mobileKey: () => undefined,
  fetch: () => {
    asked++;
    return answer();
  },
};

beforeEach(() => {
  asked = 0;
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  setupHttp(setup);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function failureOfPatch(): Promise<CallFailure | undefined> {
  try {
    await send(patchThing);
    return undefined;
  } catch (error) {
    return error instanceof CallError ? error.failure : undefined;
  }
}

test('[decisions/what-may-have-happened] without a way to a token nothing is sent', async () => {
  setupHttp({ ...setup, token: () => Promise.reject(new Error('provider out of reach')) });
  expect(await failureOfPatch()).toEqual({ kind: 'unsent' });
  expect(asked).toBe(0);
});

test('[decisions/what-may-have-happened] what breaks while the browser has a network may have arrived', async () => {
  expect(await failureOfPatch()).toEqual({ kind: 'network' });
});

test('[decisions/what-may-have-happened] without a network nothing leaves; an answer that comes all the same counts', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await failureOfPatch()).toEqual({ kind: 'unsent' });
  answer = () => Promise.resolve(new Response('{"name":"A'));
  expect(await failureOfPatch()).toEqual({ kind: 'malformed' });
  answer = () => Promise.resolve(Response.json({}, { status: 422 }));
  expect(await failureOfPatch()).toEqual({ kind: 'status', status: 422 });
  answer = () => Promise.resolve(Response.json({ name: 'Ana' }));
  expect(await send(patchThing)).toEqual({ name: 'Ana' });
});
