import { expect, test } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { hasSessionHint, sdkCookie } from './sdkCookie.ts';

test.each([
  [undefined, {}],
  ['new', { name: 'new' }],
  ['old', { _legacy_name: 'old' }],
  ['new', { name: 'new', _legacy_name: 'old' }],
])('the cookie of the SDK is %s among %j', (value, jar: Record<string, string>) => {
  const platform = testPlatform();
  installPlatform(platform);
  for (const [name, text] of Object.entries(jar)) platform.jar.set(name, text);
  expect(sdkCookie('name')).toBe(value);
});

test.each([
  [true, 'true'],
  [false, 'false'],
  [false, undefined],
])('somebody has signed in within a day: %s, where the cookie says %s', (is, text) => {
  const platform = testPlatform();
  installPlatform(platform);
  if (text !== undefined) platform.jar.set('auth0.client.is.authenticated', text);
  expect(hasSessionHint('client')).toBe(is);
});
