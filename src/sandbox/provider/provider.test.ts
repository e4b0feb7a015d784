import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AUDIENCE } from './configuration.ts';
import { authorizationRequest, newBrowser, webMessage } from './testing/browser.ts';
import {
  DUTCH_SITE,
  exchange,
  refresh,
  requestToken,
  signIn,
  SITE,
  startSandbox,
  type TestSandbox,
} from './testing/sandbox.ts';

let sandbox: TestSandbox;
const printed: unknown[] = [];

beforeAll(async () => {
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...values) => void printed.push(values));
  }
  sandbox = await startSandbox();
});

afterAll(async () => {
  await sandbox.close();
  vi.restoreAllMocks();
});

const silent = { prompt: 'none', response_mode: 'web_message', redirect_uri: SITE };

describe('signing in', () => {
  test('nothing is printed on start', () => {
    expect(printed).toEqual([]);
  });

  test('C-32 a persona’s button leads back to the site, and one POST exchanges the code', async () => {
    const transaction = authorizationRequest(sandbox.origin);
    const browser = newBrowser();
    const page = await browser.follow(transaction.url);
    expect(page.url.pathname).toBe('/u/login');
    const { url } = await browser.submit(page.url.href, { persona: 'subscriber' });
    expect(url.href.split('?')[0]).toBe(`${SITE}/callback/`);
    expect(url.searchParams.get('state')).toBe('the-state');

    const tokens = await exchange(sandbox, transaction, url.searchParams.get('code') ?? '');
    expect(tokens.status).toBe(200);
    expect(tokens.body).toMatchObject({
      token_type: 'Bearer',
      expires_in: '300',
      scope: 'openid profile email',
    });
    expect(tokens.body.refresh_token).toBeUndefined();
  });

  test('C-05 the identity token carries who the customer is', async () => {
    const { tokens } = await signIn(sandbox);
    const keys = createRemoteJWKSet(new URL(`${sandbox.origin}/.well-known/jwks.json`));
    const { payload } = await jwtVerify(tokens.id_token ?? '', keys, {
      issuer: `${sandbox.origin}/`,
      audience: 'lumen-fr',
    });
    expect(payload).toMatchObject({
      nonce: 'the-nonce',
      name: 'Sophie Martin',
      given_name: 'Sophie',
      email: 'subscriber@lumen.test',
      email_verified: true,
      'https://lumen.test/account_id': 'account-subscriber',
      'https://lumen.test/icu': '4711',
      'https://lumen.test/first_login': false,
    });
  });

  test('e-mail and password sign in too', async () => {
    const transaction = authorizationRequest(sandbox.origin, {
      client_id: 'lumen-nl',
      redirect_uri: `${DUTCH_SITE}/`,
    });
    const browser = newBrowser();
    const page = await browser.follow(transaction.url);
    const { url } = await browser.submit(page.url.href, {
      username: ' casual@lumen.test',
      password: 'lumen',
    });
    const { body } = await exchange(sandbox, transaction, url.searchParams.get('code') ?? '');
    const subject = decodeJwt(body.id_token ?? '').sub ?? '';
    expect(sandbox.accounts.worlds.get(subject)).toMatchObject({ persona: 'casual', site: 'nl' });
  });

  test('each sign-in has a subject of its own, and its browser is told to the accounts', async () => {
    const [first, second] = [await signIn(sandbox), await signIn(sandbox)];
    const subjects = [first, second].map(({ tokens }) => decodeJwt(tokens.access_token ?? '').sub ?? '');
    expect(new Set(subjects).size).toBe(2);
    expect(sandbox.accounts.worlds.get(subjects[1] ?? '')?.browserId).toBe(second.browserId);
    expect(sandbox.accounts.bound).toContainEqual({ subject: subjects[0], browserId: first.browserId });
  });

  test('a browser gets its cookie at first contact, readable by scripts, and keeps it', async () => {
    const { browser, browserId } = await signIn(sandbox);
    const attributes = browser.cookie('sandbox')?.attributes.toLowerCase() ?? '';
    expect(attributes).toBe('path=/; samesite=lax');
    await browser.follow(authorizationRequest(sandbox.origin).url);
    expect(browser.cookie('sandbox')?.value).toBe(browserId);
  });

  test('a second sign-in in the same browser takes the session over and ends the first', async () => {
    const first = await signIn(sandbox);
    const second = await signIn(sandbox, {
      persona: 'casual',
      browser: first.browser,
      request: { prompt: 'login' },
    });
    expect(sandbox.accounts.ended).toContain(decodeJwt(first.tokens.id_token ?? '').sub);
    const again = authorizationRequest(sandbox.origin, silent);
    const { code = '' } = await webMessage((await first.browser.follow(again.url)).response);
    const { body } = await exchange(sandbox, again, code);
    expect(decodeJwt(body.id_token ?? '').sub).toBe(decodeJwt(second.tokens.id_token ?? '').sub);
  });

  test('C-28 auth_time is in the token when a maximum age is asked for', async () => {
    const { tokens } = await signIn(sandbox, { request: { max_age: '100' } });
    expect(decodeJwt(tokens.id_token ?? '').auth_time).toBeCloseTo(Date.now() / 1000, -1);
  });

  test.each([
    ['org_lumen', { org_id: 'org_lumen' }],
    ['Lumen', { org_name: 'lumen' }],
  ])('C-29 the organisation %s is in the token when it is asked for', async (organization, claims) => {
    const { tokens } = await signIn(sandbox, { request: { organization } });
    expect(decodeJwt(tokens.id_token ?? '')).toMatchObject(claims);
    expect(decodeJwt((await signIn(sandbox)).tokens.id_token ?? '')).not.toHaveProperty('org_id');
  });

  test('two sign-in pages open in one browser each lead back to their own request', async () => {
    const browser = newBrowser();
    const [one, two] = [{ state: 'one' }, { state: 'two' }].map((c) =>
      authorizationRequest(sandbox.origin, c),
    );
    const first = await browser.follow(one?.url ?? '');
    const second = await browser.follow(two?.url ?? '');
    expect((await browser.submit(first.url.href, { persona: 'casual' })).url.searchParams.get('state')).toBe(
      'one',
    );
    expect((await browser.submit(second.url.href, { persona: 'casual' })).url.searchParams.get('state')).toBe(
      'two',
    );
  });

  test('an audience that is not ours is refused on the site', async () => {
    const { url } = await newBrowser().follow(
      authorizationRequest(sandbox.origin, { audience: 'https://other.test/' }).url,
    );
    expect(url.searchParams.get('error')).toBe('access_denied');
  });

  test.each([SITE, `${SITE}/`, `${SITE}/callback/`, 'http://refresh.localhost:4321/callback/'])(
    'returns to %s',
    async (redirect_uri) => {
      const page = await newBrowser().follow(authorizationRequest(sandbox.origin, { redirect_uri }).url);
      expect(page.url.pathname).toBe('/u/login');
    },
  );

  test.each([`${SITE}/fr/`, `${DUTCH_SITE}/callback/`, 'https://evil.test/'])(
    'does not return to %s',
    async (redirect_uri) => {
      const page = await newBrowser().follow(authorizationRequest(sandbox.origin, { redirect_uri }).url);
      expect(page.response?.status).toBe(400);
    },
  );
});

describe('silent renewal', () => {
  test('C-04 prompt=none posts a new code for the same subject', async () => {
    const { browser, tokens } = await signIn(sandbox);
    const transaction = authorizationRequest(sandbox.origin, silent);
    const { response } = await browser.follow(transaction.url);
    expect(response?.headers.get('x-frame-options')).toBeNull();
    const answer = await webMessage(response);
    expect(answer.state).toBe('the-state');
    const { body } = await exchange(sandbox, transaction, answer.code ?? '');
    expect(decodeJwt(body.id_token ?? '').sub).toBe(decodeJwt(tokens.id_token ?? '').sub);
  });

  test('C-16 it answers login_required without a session', async () => {
    const { response } = await newBrowser().follow(authorizationRequest(sandbox.origin, silent).url);
    expect(await webMessage(response)).toMatchObject({
      error: 'login_required',
      error_description: 'Login required',
      state: 'the-state',
    });
  });

  test('C-16 it answers login_required when the session’s world is gone', async () => {
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

  test('C-33 a refresh token renews by POST and is replaced', async () => {
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
  test.each(['/', '', '/fr/', '/fr', '/nl', '/en/'])(
    'C-17, C-18 it returns to “%s” of the site',
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

  test.each([`${SITE}/fr/profile/`, `${DUTCH_SITE}/nl/`, 'https://evil.test/', `${SITE}.evil.test/`])(
    'it refuses to return to %s, and the session stays',
    async (returnTo) => {
      const { browser } = await signIn(sandbox);
      const address = `${sandbox.origin}/v2/logout?client_id=lumen-fr&returnTo=${encodeURIComponent(returnTo)}`;
      expect((await browser.open(address)).status).toBe(400);
      const { response } = await browser.follow(authorizationRequest(sandbox.origin, silent).url);
      expect(await webMessage(response)).toHaveProperty('code');
    },
  );
});

describe('access tokens', () => {
  test('the API verifies one', async () => {
    const { tokens } = await signIn(sandbox);
    const subject = decodeJwt(tokens.id_token ?? '').sub;
    expect(decodeJwt(tokens.access_token ?? '')).toMatchObject({ aud: AUDIENCE, iss: `${sandbox.origin}/` });
    expect(await sandbox.verifyAccessToken(tokens.access_token ?? '')).toEqual({ subject });
  });

  test('the API refuses an identity token, another key’s token, and what is none', async () => {
    const other = await startSandbox();
    const { tokens } = await signIn(sandbox);
    expect(await sandbox.verifyAccessToken(tokens.id_token ?? '')).toBeUndefined();
    expect(await other.verifyAccessToken(tokens.access_token ?? '')).toBeUndefined();
    expect(await sandbox.verifyAccessToken('nonsense')).toBeUndefined();
    await other.close();
  });

  test.each([
    [299_000, true],
    [300_000, false],
  ])('the API’s clock %i ms on: accepted is %s', async (later, accepted) => {
    let now = Date.now();
    const other = await startSandbox({ now: () => now });
    const { tokens } = await signIn(other);
    now = Number(decodeJwt(tokens.access_token ?? '').iat) * 1000 + later;
    expect((await other.verifyAccessToken(tokens.access_token ?? '')) !== undefined).toBe(accepted);
    await other.close();
  });

  test('/userinfo answers the claims, to the site’s origins', async () => {
    const { tokens } = await signIn(sandbox);
    const ask = (token: string): Promise<Response> =>
      fetch(`${sandbox.origin}/userinfo`, { headers: { authorization: `Bearer ${token}`, origin: SITE } });
    const answer = await ask(tokens.access_token ?? '');
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(await answer.json()).toMatchObject({ email: 'subscriber@lumen.test' });
    expect((await ask('nonsense')).status).toBe(401);
  });
});

describe('the rest of the sandbox', () => {
  test('its routes come first, and neither list of calls nor faults know of them', async () => {
    const other = await startSandbox({
      sandboxRoutes(req, res) {
        if (!req.url?.startsWith('/sandbox/')) return false;
        res.end('the rest');
        return true;
      },
    });
    other.faults.order(undefined, '/sandbox/faults', { fault: '500' });
    expect(await (await fetch(`${other.origin}/sandbox/faults`)).text()).toBe('the rest');
    expect(other.calls).toEqual([]);
    await other.close();
  });

  test('calls are told with their browser and without their secrets', async () => {
    const { browserId } = await signIn(sandbox);
    const mine = sandbox.calls.filter(({ browser }) => browser.browserId === browserId);
    const exchanged = mine.find(({ call }) => call.path === '/oauth/token')?.call;
    expect(exchanged).toMatchObject({
      method: 'POST',
      body: { grant_type: 'authorization_code', code: '…', code_verifier: '…' },
    });
    expect(mine[0]?.call).toMatchObject({
      method: 'GET',
      path: '/authorize',
      query: { client_id: 'lumen-fr' },
    });
  });

  test('a token request from an origin that is not the client’s is refused', async () => {
    const { status, headers } = await requestToken(
      sandbox,
      { grant_type: 'refresh_token', client_id: 'lumen-fr', refresh_token: 'x' },
      'https://evil.test',
    );
    expect(status).toBe(400);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('discovery names the endpoints', async () => {
    const metadata: unknown = await (
      await fetch(`${sandbox.origin}/.well-known/openid-configuration`)
    ).json();
    expect(metadata).toMatchObject({
      issuer: `${sandbox.origin}/`,
      authorization_endpoint: `${sandbox.origin}/authorize`,
      token_endpoint: `${sandbox.origin}/oauth/token`,
      jwks_uri: `${sandbox.origin}/.well-known/jwks.json`,
      userinfo_endpoint: `${sandbox.origin}/userinfo`,
      revocation_endpoint: `${sandbox.origin}/oauth/revoke`,
    });
  });
});
