import { Auth0Client } from '@auth0/auth0-spa-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import type { OpenIdSettings, ProviderSettings } from '#sites/environmentSettings.ts';
import { authorizationParams } from './authorizationParams.ts';
import { logoutAddress } from './endAtProvider.ts';
import { askAt, openIdOptions } from './openIdTenant.ts';

const OPEN_ID: OpenIdSettings = {
  issuer: 'https://login.example/realms/cinema',
  authorizationEndpoint: 'https://login.example/realms/cinema/auth',
  tokenEndpoint: 'https://tokens.example/realms/cinema/token',
  endSessionEndpoint: 'https://login.example/realms/cinema/logout',
  hasFrame: false,
  apiParameter: 'resource',
};
const SETTINGS = {
  domain: 'https://login.example',
  clientId: 'site',
  audience: 'https://api.example/',
  openId: OPEN_ID,
};

beforeEach(() => {
  // What the library uses of a browser.
  const kept = new Map<string, string>();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', new URL('https://c.example/fr/'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The library's own client, at such a tenant. */
async function signIn(): Promise<{ client: Auth0Client; asked: URL }> {
  installPlatform(testPlatform());
  const options = {
    domain: SETTINGS.domain,
    clientId: 'site',
    cacheLocation: 'memory' as const,
    useRefreshTokens: true,
  };
  const client = new Auth0Client(
    openIdOptions(
      { ...options, authorizationParams: authorizationParams(SETTINGS as ProviderSettings) },
      OPEN_ID,
    ),
  );
  askAt(client, OPEN_ID);
  const asked = Promise.withResolvers<URL>();
  await client.loginWithRedirect({ openUrl: (address) => asked.resolve(new URL(address)) });
  return { client, asked: await asked.promise };
}

test('[identity/tenant-of-others] this version of the library asks at the tenant’s own address for an authorization', async () => {
  const { asked } = await signIn();
  expect(asked.origin + asked.pathname).toBe(OPEN_ID.authorizationEndpoint);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    client_id: 'site',
    resource: SETTINGS.audience,
    response_type: 'code',
    code_challenge_method: 'S256',
  });
  expect(asked.searchParams.has('audience')).toBe(false);
});

test('[identity/tenant-of-others] this version of the library asks at the tenant’s own address for a token, and checks its issuer', async () => {
  const { client, asked } = await signIn();
  const fetched = vi.fn<(address: string) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ error: 'invalid_grant' }, { status: 400 })),
  );
  vi.stubGlobal('fetch', fetched);
  const answer = `https://c.example/callback/?code=x&state=${encodeURIComponent(asked.searchParams.get('state') ?? '')}`;
  await expect(client.handleRedirectCallback(answer)).rejects.toMatchObject({ error: 'invalid_grant' });
  const sent = new URL(fetched.mock.calls[0]?.[0] ?? '');
  expect(sent.origin + sent.pathname).toBe(OPEN_ID.tokenEndpoint);
  expect(client).toHaveProperty('tokenIssuer', OPEN_ID.issuer);
});

test('[identity/refresh-token-renewal, identity/tenant-of-others] a refresh token that no new one replaces renews again', async () => {
  const { client, asked } = await signIn();
  const state = asked.searchParams.get('state') ?? '';
  const claims = {
    iss: OPEN_ID.issuer,
    aud: 'site',
    sub: '1',
    nonce: asked.searchParams.get('nonce'),
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 300,
  };
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const given = {
    id_token: `${part({ alg: 'RS256' })}.${part(claims)}.x`,
    access_token: 'a',
    expires_in: 300,
  };
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const grant = new URLSearchParams(body);
    sent.push(grant.get('refresh_token'));
    const more = grant.get('grant_type') === 'refresh_token' ? {} : { refresh_token: 'kept' };
    return Promise.resolve(Response.json({ ...given, ...more }));
  });
  await client.handleRedirectCallback(
    `https://c.example/callback/?code=x&state=${encodeURIComponent(state)}`,
  );
  for (let count = 0; count < 3; count++) await client.getTokenSilently({ cacheMode: 'off' });
  expect(sent).toEqual([null, 'kept', 'kept', 'kept']);
});

test.each([
  [OPEN_ID, 'https://login.example/realms/cinema/logout?client_id=site&post_logout_redirect_uri='],
  [{ ...OPEN_ID, endSessionEndpoint: undefined }, 'home'],
])(
  '[identity/tenant-of-others] the logout of OpenID Connect, or the home of a tenant without one',
  (openId, expected) => {
    const platform = testPlatform();
    installPlatform(platform);
    const home = new URL('/fr/', platform.location()).href;
    const address = logoutAddress({ ...SETTINGS, openId } as ProviderSettings, '/fr/', 'token');
    if (expected === 'home') expect(address).toBe(home);
    else expect(address).toBe(`${expected}${encodeURIComponent(home)}&id_token_hint=token`);
  },
);
