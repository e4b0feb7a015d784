import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { defineCall } from './call.ts';

/** The module as it is before start-up. */
async function untouched() {
  vi.resetModules();
  return import('./send.ts');
}

const getSchedule = defineCall({
  method: 'GET',
  path: '/api/zone',
  target: 'catalogueMobile',
  token: 'never',
  answer: v.unknown(),
});

test('a call before start-up fails, and says why', async () => {
  const { send } = await untouched();
  await expect(send(getSchedule)).rejects.toThrow('http is not set up');
});

test.each([undefined, 'key'])(
  '[http/catalogue-mobile-target] no header without a value: mobile key %s',
  async (key) => {
    const { headersOf, setupHttp } = await untouched();
    setupHttp({
      origins: { client: '', catalogueWeb: '', catalogueMobile: '', tunnel: '', captcha: '' },
      language: () => 'fr',
      token: () => Promise.resolve(undefined),
      renew: () => Promise.resolve(undefined),
      mobileKey: () => key,
    });
    expect(headersOf(getSchedule, {}, undefined)).toStrictEqual(
      key === undefined ? {} : { 'mobile-key': key },
    );
  },
);
