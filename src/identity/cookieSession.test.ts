import { beforeEach, expect, test } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/testPlatform.ts';
import { cookieSession } from './cookieSession.ts';
import { mustVerifyMail, SessionOver } from './identity.ts';

let platform: TestPlatform;

beforeEach(() => {
  platform = testPlatform();
  installPlatform(platform);
});

test('[identity/cookie-mode-signs-in] the cookie names the account, which has nothing to verify', async () => {
  platform.jar.set('fr_session', 'account-7');
  const claims = await cookieSession.start();
  expect(claims).toEqual({
    accountId: 'account-7',
    icu: '',
    firstLogin: false,
    emailVerified: undefined,
  });
  expect(claims && mustVerifyMail(claims)).toBe(false);
  expect(await cookieSession.token()).toEqual({ token: undefined, claims });
});

test('[identity/cookie-mode-signs-in] a cookie that a neighbouring subdomain has set does not replace one of this host alone; both go', async () => {
  platform.jar.set('fr_session', 'neighbour');
  platform.jar.set('__Host-fr_session', 'account-7');
  expect(await cookieSession.token()).toMatchObject({ claims: { accountId: 'account-7' } });
  expect(await cookieSession.end('/fr/')).toBe('closed');
  expect([...platform.jar.keys()]).toEqual([]);
});

test.each([undefined, ''])(
  '[identity/cookie-mode-without-cookie] without one (%o) there is neither a session nor a sign-in',
  async (value) => {
    if (value !== undefined) platform.jar.set('fr_session', value);
    await expect(cookieSession.start()).rejects.toMatchObject({ problem: 'cookie' });
    await expect(cookieSession.signIn({ target: '/fr/', language: 'fr' })).rejects.toMatchObject({
      problem: 'cookie',
    });
  },
);

test.each(['token', 'renew'] as const)(
  '[decisions/one-customer-per-document] the cookie is read anew (%s); without one the session is over',
  async (ask) => {
    platform.jar.set('fr_session', 'account-7');
    await cookieSession.start();
    platform.jar.set('fr_session', 'account-8');
    expect(await cookieSession[ask]()).toMatchObject({
      token: undefined,
      claims: { accountId: 'account-8' },
    });
    platform.jar.delete('fr_session');
    await expect(cookieSession[ask]()).rejects.toBeInstanceOf(SessionOver);
  },
);

test('[identity/logout-deletes-cookie] sign-out removes it, without a network too', async () => {
  platform.jar.set('fr_session', 'account-7');
  expect(await cookieSession.end('/fr/')).toBe('closed');
  expect(platform.jar.has('fr_session')).toBe(false);
});

test('[identity/logout-deletes-cookie] sign-out has no provider to visit: it leads where it was to lead', async () => {
  await cookieSession.leaveForLogout('/fr/');
  expect(platform.gone).toEqual(['/fr/']);
});

test('[decisions/unfinished-sign-out-mark] sign-out that could not remove it has failed', async () => {
  platform.jar.set('fr_session', 'account-7');
  platform.cookies.remove = () => undefined;
  expect(await cookieSession.end('/fr/')).toBe('failed');
});

test.each([
  ['[identity/must-verify-mail]', false, false, true],
  ['[identity/first-login-not-verified]', true, false, false],
  ['[identity/verified-mail-passes]', false, true, false],
  ['[identity/verified-mail-passes]', true, true, false],
] as const)('%s first login %s, verified %s: must verify %s', (_, firstLogin, emailVerified, must) => {
  expect(mustVerifyMail({ firstLogin, emailVerified })).toBe(must);
});
