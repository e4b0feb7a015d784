import { expect, test } from 'vitest';
import { resetLoads } from '#account/load.ts';
import { setupHttp } from '#http/send.ts';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { $flags, settings } from './store.ts';

installPlatform(testPlatform());

test('[constants/start-up-requests] the end of a session leaves the settings, which are nobody’s own', async () => {
  setupHttp({
    origins: { client: 'https://api.test', catalogueWeb: '', catalogueMobile: '', tunnel: '', captcha: '' },
    language: () => 'fr',
    token: () => Promise.resolve(undefined),
    renew: () => Promise.resolve(undefined),
    mobileKey: () => undefined,
    fetch: () => Promise.resolve(Response.json({ clientSettings: { clubEnabled: true } })),
  });
  await settings.ensure();
  resetLoads();
  expect(settings.$load.get().status).toBe('loaded');
  expect($flags.get()?.clubEnabled).toBe(true);
});
