import { expect, test } from 'vitest';
import * as v from 'valibot';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { defineCall } from './call.ts';
import { send, setupHttp } from './send.ts';

const own = { path: '/api/thing', target: 'client', token: 'required' } as const;

test.each([
  ['a GET', defineCall({ ...own, method: 'GET', answer: v.unknown() })],
  ['a GET that acts', defineCall({ ...own, method: 'GET', acts: true, answer: v.unknown() })],
  ['a change', defineCall({ ...own, method: 'PATCH', answer: v.unknown() })],
  ['a file', defineCall({ ...own, method: 'GET', path: '/api/file', file: true, answer: v.blob() })],
])(
  '[identity/logout-leaves-nothing] the browser neither keeps the answer to %s nor gives a kept one',
  async (_, call) => {
    installPlatform(testPlatform());
    const modes: RequestCache[] = [];
    setupHttp({
      origins: { client: 'https://api.test', catalogueWeb: '', catalogueMobile: '', tunnel: '', captcha: '' },
      language: () => 'fr',
      token: () => Promise.resolve('token'),
      renew: () => Promise.resolve(undefined),
      mobileKey: () => undefined,
      fetch: (input, init) => {
        modes.push(new Request(input, init).cache);
        return Promise.resolve(Response.json({}));
      },
    });
    await send(call);
    expect(modes).toEqual(['no-store']);
  },
);
