import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { authorizationRequest, newBrowser, webMessage } from './testing/browser.ts';
import {
  DUTCH_SITE,
  exchange,
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
  // oidc-provider has advice for whoever leaves a default in place.
  expect(printed).toEqual([]);
});

const silent = { prompt: 'none', response_mode: 'web_message', redirect_uri: `${SITE}/callback/` };

describe('signing in', () => {
  test('[identity/code-exchange] a persona’s button leads back to the site, and one POST exchanges the code', async () => {
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

  test('[identity/token-claims] the identity token carries who the customer is', async () => {
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
      redirect_uri: `${DUTCH_SITE}/callback/`,
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

  test('[identity/auth-time-check] auth_time is in the token when a maximum age is asked for', async () => {
    const { tokens } = await signIn(sandbox, { request: { max_age: '100' } });
    expect(decodeJwt(tokens.id_token ?? '').auth_time).toBeCloseTo(Date.now() / 1000, -1);
  });

  test.each([
    ['org_lumen', { org_id: 'org_lumen' }],
    ['Lumen', { org_name: 'lumen' }],
  ])(
    '[identity/organisation-check] the organisation %s is in the token when it is asked for',
    async (organization, claims) => {
      const { tokens } = await signIn(sandbox, { request: { organization } });
      expect(decodeJwt(tokens.id_token ?? '')).toMatchObject(claims);
      expect(decodeJwt((await signIn(sandbox)).tokens.id_token ?? '')).not.toHaveProperty('org_id');
    },
  );

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

  test.each([`${SITE}/callback/`, 'http://refresh.localhost:4321/callback/'])(
    'returns to %s',
    async (redirect_uri) => {
      const page = await newBrowser().follow(authorizationRequest(sandbox.origin, { redirect_uri }).url);
      expect(page.url.pathname).toBe('/u/login');
    },
  );

  test.each([
    SITE,
    `${SITE}/`,
    `${SITE}/callback`,
    `${SITE}/fr/`,
    `${DUTCH_SITE}/callback/`,
    'https://evil.test/',
  ])('does not return to %s', async (redirect_uri) => {
    const page = await newBrowser().follow(authorizationRequest(sandbox.origin, { redirect_uri }).url);
    expect(page.response?.status).toBe(400);
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
