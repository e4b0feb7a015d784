import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NamedFault, ProviderFault, TokenFault } from './interfaces.ts';
import { authorizationRequest, newBrowser, type Transaction } from './testing/browser.ts';
import {
  exchange,
  refresh,
  signIn,
  SITE,
  startSandbox,
  type TestSandbox,
  type TokenAnswer,
} from './testing/sandbox.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.close());

/** A code at hand, and a fault ordered by its browser for the token request. */
async function beforeExchange(fault: ProviderFault): Promise<{ transaction: Transaction; code: string }> {
  const browser = newBrowser();
  const transaction = authorizationRequest(sandbox.origin);
  const page = await browser.follow(transaction.url);
  const { url } = await browser.submit(page.url.href, { persona: 'subscriber' });
  sandbox.faults.order(browser.cookie('sandbox')?.value, '/oauth/token', fault);
  return { transaction, code: url.searchParams.get('code') ?? '' };
}

async function exchangeWith(fault: ProviderFault): Promise<TokenAnswer> {
  const { transaction, code } = await beforeExchange(fault);
  return exchange(sandbox, transaction, code);
}

async function spoilt(fault: Omit<TokenFault, 'fault'>): Promise<Record<string, unknown>> {
  const { body } = await exchangeWith({ fault: 'token', ...fault });
  return decodeJwt(body.id_token ?? '');
}

const seconds = (): number => Math.floor(Date.now() / 1000);

describe('token faults', () => {
  test.each([
    ['[identity/issuer-check] issuer', { iss: 'https://evil.test/' }],
    ['[identity/audience-check] audience', { aud: 'another-client' }],
    ['[identity/audience-check] audience, several', { aud: ['lumen-fr', 'another'], azp: 'another' }],
    ['[identity/nonce-check] nonce', { nonce: 'another' }],
    ['[identity/organisation-check] organisation', { org_id: 'org_other' }],
    [
      '[identity/must-verify-mail] claims of ours',
      { 'https://lumen.test/first_login': true, email_verified: false },
    ],
    ['[identity/expiry-leeway] an absolute time', { exp: 1_000_000_000 }],
  ])('%s overrides', async (_row, claims) => {
    expect(await spoilt({ claims })).toMatchObject({ ...claims, email: 'subscriber@lumen.test' });
  });

  test.each([
    ['[identity/subject-check] null', { claims: { sub: null } }],
    ['[identity/subject-check] remove', { remove: ['sub'] }],
  ])('%s removes a claim', async (_row, fault) => {
    expect(await spoilt(fault)).not.toHaveProperty('sub');
  });

  test.each([
    ['[identity/expiry-leeway] exp', 'exp', '-59', -59],
    ['[identity/expiry-leeway] exp', 'exp', '-61', -61],
    ['[identity/not-before-leeway] nbf', 'nbf', '+59', 59],
    ['[identity/not-before-leeway] nbf', 'nbf', '+61', 61],
    ['[identity/auth-time-check] auth_time', 'auth_time', '-3600', -3600],
    ['iat', 'iat', '+0', 0],
  ])('%s %s as %s is relative to now', async (_row, name, value, offset) => {
    const claims = await spoilt({ claims: { [name]: value } });
    expect(Math.abs(Number(claims[name]) - (seconds() + offset))).toBeLessThanOrEqual(1);
  });

  test('a text that only looks like a time stays what it is', async () => {
    expect(await spoilt({ claims: { nonce: '+59' } })).toHaveProperty('nonce', '+59');
  });

  test.each([
    ['HS256', 'HS256'],
    ['none', 'none'],
    [undefined, 'RS256'],
  ])('[identity/algorithm-check] alg %s signs with %s', async (alg, expected) => {
    const { body } = await exchangeWith({ fault: 'token', alg });
    expect(decodeProtectedHeader(body.id_token ?? '').alg).toBe(expected);
    expect(body.id_token?.endsWith('.')).toBe(alg === 'none');
    expect(await sandbox.verifyAccessToken(body.access_token ?? '')).toBeDefined();
  });

  test('the access token is changed when asked for', async () => {
    const fault = { fault: 'token', claims: { aud: 'https://other.test/' }, accessToken: true } as const;
    const { body } = await exchangeWith(fault);
    expect(decodeJwt(body.access_token ?? '').aud).toBe('https://other.test/');
    expect(await sandbox.verifyAccessToken(body.access_token ?? '')).toBeUndefined();
  });

  test('the next token is right again, and the fault reaches renewals too', async () => {
    const { browserId, tokens } = await signIn(sandbox, { request: { scope: 'openid offline_access' } });
    sandbox.faults.order(browserId, '/oauth/token', { fault: 'token', claims: { iss: 'x' } });
    const first = await refresh(sandbox, tokens.refresh_token ?? '');
    expect(decodeJwt(first.body.id_token ?? '').iss).toBe('x');
    const second = await refresh(sandbox, first.body.refresh_token ?? '');
    expect(decodeJwt(second.body.id_token ?? '').iss).toBe(`${sandbox.origin}/`);
  });
});

describe('HTTP faults', () => {
  test.each(['400', '401', '403', '404', '409', '422', '429', '500', '503'] as const)(
    '%s answers that, readable to the site, and the code is still good',
    async (fault) => {
      const { transaction, code } = await beforeExchange({ fault });
      const refused = await exchange(sandbox, transaction, code);
      expect(refused.status).toBe(Number(fault));
      expect(refused.body).toHaveProperty('error');
      expect(refused.headers.get('access-control-allow-origin')).toBe(SITE);
      expect((await exchange(sandbox, transaction, code)).status).toBe(200);
    },
  );

  test('[errors/identity-errors-handled] answer gives the body that was asked for', async () => {
    const body = { error: 'mfa_required', error_description: 'Multifactor', mfa_token: 'x' };
    const refused = await exchangeWith({ fault: 'answer', status: 403, body });
    expect(refused).toMatchObject({ status: 403, body });
    expect(refused.headers.get('access-control-allow-origin')).toBe(SITE);
  });

  test('[identity/token-missing-fails] missing-field answers without a token, null-field with none', async () => {
    expect((await exchangeWith({ fault: 'missing-field' })).body).not.toHaveProperty('access_token');
    expect((await exchangeWith({ fault: 'null-field' })).body).toHaveProperty('access_token', 'null');
    expect((await exchangeWith({ fault: 'unknown-enum' })).body).toHaveProperty('token_type', 'unknown');
  });

  test('html answers a proxy’s error page, empty nothing', async () => {
    const html = await exchangeWith({ fault: 'html' });
    expect(html.status).toBe(502);
    expect(html.headers.get('content-type')).toContain('text/html');
    const empty = await exchangeWith({ fault: 'empty' });
    expect([empty.status, empty.body]).toEqual([200, {}]);
    expect(empty.headers.get('access-control-allow-origin')).toBe(SITE);
  });

  test('[identity/token-request-retries] reset drops the connection, and the code is still good', async () => {
    const { transaction, code } = await beforeExchange({ fault: 'reset' });
    await expect(exchange(sandbox, transaction, code)).rejects.toThrow();
    expect((await exchange(sandbox, transaction, code)).status).toBe(200);
  });

  test('lost-reply does the work and drops the answer', async () => {
    const { transaction, code } = await beforeExchange({ fault: 'lost-reply' });
    await expect(exchange(sandbox, transaction, code)).rejects.toThrow();
    expect((await exchange(sandbox, transaction, code)).body.error).toBe('invalid_grant');
  });

  test('truncated ends in the middle of the answer', async () => {
    const { transaction, code } = await beforeExchange({ fault: 'truncated' });
    expect((await exchange(sandbox, transaction, code)).body).toEqual({});
    expect((await exchange(sandbox, transaction, code)).status).toBe(200);
  });

  test('[identity/http-timeout] hang never answers', async () => {
    const { transaction, code } = await beforeExchange({ fault: 'hang' });
    const first = exchange(sandbox, transaction, code).then(() => 'answered');
    // The second is answered while the first still waits.
    expect((await exchange(sandbox, transaction, code)).status).toBe(200);
    expect(await Promise.race([first, Promise.resolve('waiting')])).toBe('waiting');
    first.catch(() => 'closed with the server');
  });

  test.each<[string, NamedFault]>([
    ['slow waits and then answers', { fault: 'slow', delayMs: 60 }],
    ['any fault waits first', { fault: '500', delayMs: 60 }],
  ])('%s', async (_title, fault) => {
    const { transaction, code } = await beforeExchange(fault);
    const start = performance.now();
    const { status } = await exchange(sandbox, transaction, code);
    expect(performance.now() - start).toBeGreaterThanOrEqual(59);
    expect(status).toBe(fault.fault === 'slow' ? 200 : 500);
  });

  test('a fault hits the browser that ordered it and no other', async () => {
    const [mine, other] = [await signIn(sandbox), await signIn(sandbox)];
    sandbox.faults.order(mine.browserId, '/authorize', { fault: '503' });
    const { url } = authorizationRequest(sandbox.origin);
    expect((await other.browser.open(url)).status).not.toBe(503);
    expect((await mine.browser.open(url)).status).toBe(503);
    expect((await mine.browser.open(url)).status).not.toBe(503);
  });

  test('a preflight meets no fault and is no call', async () => {
    sandbox.faults.order(undefined, '/userinfo', { fault: '500' });
    const headers = { origin: SITE, 'access-control-request-headers': 'auth0-client' };
    const preflight = await fetch(`${sandbox.origin}/userinfo`, {
      method: 'OPTIONS',
      headers: { ...headers, 'access-control-request-method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('auth0-client');
    expect(sandbox.calls.map(({ call }) => call.method)).not.toContain('OPTIONS');
    expect((await fetch(`${sandbox.origin}/userinfo`)).status).toBe(500);
  });

  test('an origin that is not a site’s may not read a fault’s answer', async () => {
    sandbox.faults.order(undefined, '/oauth/token', { fault: '500' });
    const response = await fetch(`${sandbox.origin}/oauth/token`, {
      method: 'POST',
      headers: { origin: 'https://evil.test' },
    });
    expect(response.status).toBe(500);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
