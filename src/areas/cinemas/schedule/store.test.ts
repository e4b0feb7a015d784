import { expect, test } from 'vitest';
import { resetLoads } from '#account/load.ts';
import { account } from '#account/user/store.ts';
import { forgetAll } from '#http/cache.ts';
import { setupHttp } from '#http/send.ts';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { loadSchedule, schedule } from './store.ts';

installPlatform(testPlatform());

test.each([
  ['utrecht', ['/api/zone/utrecht']],
  // The settings have a default city too, which is not the customer's.
  ['', []],
  [undefined, []],
])(
  '[calls/get-zone-schedule, cinemas/schedule-needs-default-city] of the customer’s own default city, %j: %j',
  async (defaultCity, asked) => {
    resetLoads();
    forgetAll();
    const paths: string[] = [];
    setupHttp({
      origins: {
        client: 'https://api.test',
        catalogueWeb: '',
        catalogueMobile: 'https://m.test',
        tunnel: '',
        captcha: '',
      },
      language: () => 'fr',
      token: () => Promise.resolve('token'),
      renew: () => Promise.resolve(undefined),
      mobileKey: () => 'key',
      fetch: (input, init) => {
        const { pathname } = new URL(new Request(input, init).url);
        paths.push(pathname);
        return Promise.resolve(
          Response.json(pathname.startsWith('/api/zone') ? [] : { id: 'C', defaultCity }),
        );
      },
    });
    await account.ensure();
    await loadSchedule();
    expect(paths).toEqual(['/api/accounts/me', ...asked]);
    expect(schedule.$load.get().status).toBe(asked.length === 0 ? 'idle' : 'loaded');
  },
);
