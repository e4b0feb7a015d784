import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { authorizationRequest, newBrowser, webMessage } from './testing/browser.ts';
import {
  DUTCH_SITE,
  exchange,
  refresh,
  signIn,
  SITE,
  startSandbox,
  type TestSandbox,
} from './testing/sandbox.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.close());

const silent = { prompt: 'none', response_mode: 'web_message', redirect_uri: `${SITE}/callback/` };

describe('silent renewal', () => {
  test('[identity/silent-renewal] prompt=none posts a new code for the same subject', async () => {
    const { browser, tokens } = await signIn(sandbox);
    const transaction = authorizationRequest(sandbox.origin, silent);
    const { response } = await browser.follow(transaction.url);
    expect(response?.headers.get('x-frame-options')).toBeNull();
    const answer = await webMessage(response);
    expect(answer.state).toBe('the-state');
    const { body } = await exchange(sandbox, transaction, answer.code ?? '');
    expect(decodeJwt(body.id_token ?? '').sub).toBe(decodeJwt(tokens.id_token ?? '').sub);
  });

  test('[identity/login-required-ends-session] it answers login_required without a session', async () => {
    const { response } = await newBrowser().follow(authorizationRequest(sandbox.origin, silent).url);
    expect(response?.status).toBe(200);
    expect(await webMessage(response)).toMatchObject({
      error: 'login_required',
      error_description: 'Login required',
      state: 'the-state',
    });
  });

  test('[identity/login-required-ends-session] it answers login_required when the session’s world is gone', async () => {
    const { browser, tokens } = await signIn(sandbox);
    sandbox.accounts.worlds.delete(decodeJwt(tokens.id_token ?? '').sub ?? '');
    const { response } = await browser.follow(authorizationRequest(sandbox.origin, silent).url);
    expect(await webMessage(response)).toMatchObject({ error: 'login_required' });
  });

  test('the session lasts an hour', async () => {
    const { browser } = await signIn(sandbox);
    const expires = /expires=([^;]+)/.exec(browser.cookie('_session')?.attributes ?? '')?.[1] ?? '';
    expect((Date.parse(expires) - Date.now()) / 1000).toBeCloseTo(3600, -1);
    vi.useFakeTimers({ now: Date.now() + 3_601_000, toFake: ['Date'] });
    const { response } = await browser.follow(authorizationRequest(sandbox.origin, silent).url);
    vi.useRealTimers();
    expect(await webMessage(response)).toMatchObject({ error: 'login_required' });
  });
});

describe('refresh tokens', () => {
  const offline = { request: { scope: 'openid profile email offline_access' } };

  test('[identity/refresh-token-renewal] a refresh token renews by POST and is replaced', async () => {
    const { tokens } = await signIn(sandbox, offline);
    expect(tokens.scope).toBe('openid profile email offline_access');
    const renewed = await refresh(sandbox, tokens.refresh_token ?? '');
    expect(renewed.status).toBe(200);
    expect(renewed.body.refresh_token).not.toBe(tokens.refresh_token);
    expect(decodeJwt(renewed.body.id_token ?? '').sub).toBe(decodeJwt(tokens.id_token ?? '').sub);
    expect((await refresh(sandbox, renewed.body.refresh_token ?? '')).status).toBe(200);
  });

  test('a used one is refused in the words that the SDK knows', async () => {
    const { tokens } = await signIn(sandbox, offline);
    await refresh(sandbox, tokens.refresh_token ?? '');
    const { status, body } = await refresh(sandbox, tokens.refresh_token ?? '');
    expect(status).toBe(400);
    expect(body).toEqual({ error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' });
  });

  test('one that was revoked is refused', async () => {
    const { tokens } = await signIn(sandbox, offline);
    const token = tokens.refresh_token ?? '';
    await fetch(`${sandbox.origin}/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token, client_id: 'lumen-fr' }),
    });
    expect((await refresh(sandbox, token)).status).toBe(400);
  });

  test('one is refused after the sign-out', async () => {
    const { browser, tokens } = await signIn(sandbox, offline);
    await browser.open(`${sandbox.origin}/v2/logout?client_id=lumen-fr`);
    expect((await refresh(sandbox, tokens.refresh_token ?? '')).body.error).toBe('invalid_grant');
  });
});

describe('signing out', () => {
  test.each(['/fr/', '/en/'])(
    '[identity/logout-at-provider, identity/logout-return-address] it returns to “%s” of the site',
    async (path) => {
      const { browser, tokens } = await signIn(sandbox);
      const returnTo = encodeURIComponent(`${SITE}${path}`);
      const gone = await browser.open(`${sandbox.origin}/v2/logout?client_id=lumen-fr&returnTo=${returnTo}`);
      expect(gone.headers.get('location')).toBe(new URL(path, SITE).href);
      expect(gone.status).toBe(302);
      expect(browser.cookie('_session')).toBeUndefined();
      expect(sandbox.accounts.ended).toContain(decodeJwt(tokens.id_token ?? '').sub);
      const { response } = await browser.follow(authorizationRequest(sandbox.origin, silent).url);
      expect(await webMessage(response)).toMatchObject({ error: 'login_required' });
    },
  );

  test.each([
    `${SITE}/`,
    `${SITE}/fr`,
    `${SITE}/nl/`,
    `${SITE}/fr/profile/`,
    `${DUTCH_SITE}/nl/`,
    'https://evil.test/',
    `${SITE}.evil.test/`,
  ])('it refuses to return to %s, and the session stays', async (returnTo) => {
    const { browser } = await signIn(sandbox);
    const address = `${sandbox.origin}/v2/logout?client_id=lumen-fr&returnTo=${encodeURIComponent(returnTo)}`;
    expect((await browser.open(address)).status).toBe(400);
    const { response } = await browser.follow(authorizationRequest(sandbox.origin, silent).url);
    expect(await webMessage(response)).toHaveProperty('code');
  });

  test('a sign-in page left open in another tab still works afterwards', async () => {
    const { browser } = await signIn(sandbox);
    const page = await browser.follow(authorizationRequest(sandbox.origin, { prompt: 'login' }).url);
    await browser.open(`${sandbox.origin}/v2/logout?client_id=lumen-fr`);
    const { url } = await browser.submit(page.url.href, { persona: 'casual' });
    expect(url.searchParams.get('code')).not.toBeNull();
  });
});
