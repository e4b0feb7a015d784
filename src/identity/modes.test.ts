import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProviderSettings } from '#sites/environmentSettings.ts';
import type { Claims, Identity } from './identity.ts';
import { mockIdentity, newDocument, type NewDocument } from '#tests/support/newDocument.ts';

const CLAIMS: Claims = {
  accountId: '7',
  clientId: 'client-7',
  icu: 'i',
  firstLogin: false,
  emailVerified: true,
};
const PROVIDER: ProviderSettings = {
  mode: 'provider',
  domain: 'https://tenant.example',
  clientId: 'client',
  audience: 'https://api.example',
  claims: 'https://tenant.example/claims/',
  useRefreshTokens: false,
};

const identity = mockIdentity();
const createProvider = vi.fn<(settings: ProviderSettings) => Identity>();

let { platform, session } = {} as NewDocument;

beforeEach(async () => {
  ({ platform, session } = await newDocument(identity, CLAIMS));
  createProvider.mockReturnValue(identity);
});

afterEach(() => {
  vi.useRealTimers();
});

test('a document that has not chosen a mode says so', async () => {
  await expect(session.signIn({ target: '/fr/', language: 'fr' })).rejects.toThrow(
    'No identity mode is chosen',
  );
});

test('the provider gets the settings of the environment, once in a document', async () => {
  session.chooseIdentity(PROVIDER, createProvider);
  session.chooseIdentity({ mode: 'cookieSession' }, createProvider);
  expect(await session.token()).toBe('token');
  expect(createProvider).toHaveBeenCalledExactlyOnceWith(PROVIDER);
});

test('[identity/cookie-mode-signs-in] the session of a cookie has no token and no account id of one', async () => {
  platform.jar.set('fr_session', 'account-7');
  session.chooseIdentity({ mode: 'cookieSession' }, createProvider);
  expect(await session.token()).toBeUndefined();
  expect(session.$session.get()).toMatchObject({
    status: 'authenticated',
    claims: { accountId: 'account-7' },
  });
  expect(session.clientId()).toBeUndefined();
});

test('[identity/fake-mode-delay] fake mode signs in by itself', async () => {
  vi.useFakeTimers();
  session.chooseIdentity({ mode: 'fake' }, createProvider);
  const before = Date.now();
  const token = session.token();
  await expect.poll(session.isSignedIn).toBe(true);
  expect(Date.now() - before).toBeGreaterThanOrEqual(1000);
  expect(await token).toBe('fake');
});

test('nobody signs in on an unknown host', async () => {
  session.chooseIdentity({ mode: 'none' }, createProvider);
  await session.startSession();
  expect(session.$session.get()).toEqual({ status: 'failed', problem: 'unknown' });
  await expect(session.signIn({ target: '/fr/', language: 'fr' })).rejects.toMatchObject({
    problem: 'unknown',
  });
});

test('a mode that cannot be used is no unhandled rejection before somebody asks for it', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  session.chooseIdentity({ mode: 'none' }, createProvider);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('[identity/code-exchange] a session that the callback has received is not looked for', async () => {
  session.chooseIdentity(PROVIDER, createProvider);
  session.enterSession(CLAIMS);
  await session.startSession();
  expect(identity.start).not.toHaveBeenCalled();
  expect(session.isSignedIn()).toBe(true);
});

test('[identity/token-claims] calls that name the customer get the account id of the token, while there is a session', async () => {
  session.chooseIdentity(PROVIDER, createProvider);
  expect([session.clientId(), session.isSignedIn()]).toEqual([undefined, false]);
  await session.startSession();
  expect([session.clientId(), session.isSignedIn(), session.isReplaced()]).toEqual(['client-7', true, false]);
  await session.endSession();
  expect([session.clientId(), session.isSignedIn()]).toEqual([undefined, false]);
});

test.each([undefined, 'login'] as const)(
  'the sign-in leads where the page asks, with the prompt %s',
  async (prompt) => {
    session.chooseIdentity(PROVIDER, createProvider);
    const request = { target: '/fr/tickets/', language: 'en', prompt } as const;
    await session.signIn(request);
    expect(identity.signIn).toHaveBeenCalledExactlyOnceWith(request);
  },
);

test('[identity/logout-deletes-cookie] a sign-out removes the flag once more after the provider was told, and the document forgets the session', async () => {
  session.chooseIdentity(PROVIDER, createProvider);
  await session.startSession();
  identity.end.mockImplementation(() => {
    // A call that was under way.
    platform.jar.set('fr_auth', '1');
    return Promise.resolve('unproven');
  });
  session.beginSignOut();
  expect(platform.jar.has('fr_auth')).toBe(false);
  expect(await session.endAtProvider('/fr/')).toBe('unproven');
  expect(identity.end).toHaveBeenCalledExactlyOnceWith('/fr/');
  expect(identity.forget).toHaveBeenCalledTimes(1);
  expect(platform.jar.has('fr_auth')).toBe(false);
});
