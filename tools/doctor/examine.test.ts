import { afterEach, expect, test, vi } from 'vitest';
import { environmentOf } from '#sites/environment.ts';
import type { OpenIdSettings, ProviderSettings } from '#sites/environmentSettings.ts';
import { FIRST_SITE } from '#sites/sites.ts';
import type { Deployment, Line } from './deployment.ts';
import { discovery } from './discovery.ts';
import { examine } from './examine.ts';
import { fits, policy } from './headers.ts';
import { provider } from './provider.ts';

const SITE = FIRST_SITE;
const HOST = SITE.environments.find(({ tier }) => tier === 'production')?.hosts[0] ?? '';

afterEach(() => vi.unstubAllGlobals());

function failed(code: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /certificate of .* is not trusted/, /NODE_EXTRA_CA_CERTS/],
  ['SELF_SIGNED_CERT_IN_CHAIN', /certificate of .* is not trusted/, /whole chain/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /certificate of .* is not trusted/, /whole chain/],
  ['CERT_HAS_EXPIRED', /certificate of .* is not trusted/, /whole chain/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /certificate of .* is not trusted/, /whole chain/],
  ['ENOTFOUND', /There is no host called/, /DNS/],
  ['ECONNREFUSED', /does not answer \(ECONNREFUSED\)/, /reachable/],
])('a host that fails with %s has one line, which says so', async (code, problem, advice) => {
  vi.stubGlobal('fetch', () => Promise.reject(failed(code)));
  const lines = await examine(new URL(`https://${HOST}`), [SITE]);
  expect(lines.map(({ name }) => name)).toEqual(['host']);
  expect(lines[0]?.problem).toMatch(problem);
  expect(lines[0]?.advice).toMatch(advice);
});

test('what one cause breaks is one line', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    new URL(address).pathname === '/' && address.includes(HOST)
      ? Promise.resolve(new Response('<html lang="fr" data-site="fr">'))
      : Promise.reject(failed('CERT_HAS_EXPIRED')),
  );
  const problems = (await examine(new URL(`https://${HOST}`), [SITE])).flatMap(
    ({ problem }) => problem ?? [],
  );
  const untrusted = problems.filter((problem) => problem.includes(`certificate of ${HOST}`));
  expect(untrusted).toHaveLength(1);
});

test('a tenant of Auth0, which does not publish that it answers in a frame, gets no complaint', async () => {
  const domain = 'https://login.chain.example';
  const published = {
    issuer: `${domain}/`,
    authorization_endpoint: `${domain}/authorize`,
    token_endpoint: `${domain}/oauth/token`,
    end_session_endpoint: `${domain}/oidc/logout`,
    jwks_uri: `${domain}/.well-known/jwks.json`,
    response_modes_supported: ['query', 'fragment', 'form_post'],
  };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(address.endsWith('jwks.json') ? { keys: [{ kty: 'RSA' }] } : published)),
  );
  const identity = { domain, clientId: 'c', audience: 'a', claims: 'https://chain.example/' };
  const lines = await discovery({ ...identity, mode: 'provider', useRefreshTokens: false });
  expect(lines.filter(({ problem }) => problem !== undefined)).toEqual([]);
});

const TENANT: ProviderSettings = {
  mode: 'provider',
  domain: 'https://login.chain.example',
  clientId: 'c',
  audience: 'a',
  claims: 'https://chain.example/',
  useRefreshTokens: false,
};
const OPEN_ID: OpenIdSettings = {
  issuer: 'https://names.chain.example/realms/cinema',
  authorizationEndpoint: `${TENANT.domain}/ask`,
  tokenEndpoint: 'https://tokens.chain.example/token',
  hasFrame: true,
  apiParameter: 'resource',
};

function deployed(identity: ProviderSettings): Deployment {
  const environment = environmentOf(new URL('http://localhost:4321/'), SITE, false);
  return {
    origin: `https://${HOST}`,
    site: SITE,
    tier: 'production',
    environment: { ...environment, identity },
  };
}

function answer(reply: (address: string) => Response): void {
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(reply(address)));
}

function complaints(lines: readonly Line[]): Line[] {
  return lines.filter(({ problem }) => problem !== undefined);
}

test('of a tenant with addresses of its own the whole setting is printed', async () => {
  answer((address) =>
    Response.json(
      address.endsWith('/keys')
        ? { keys: [{ kty: 'RSA' }] }
        : {
            issuer: `${TENANT.domain}/`,
            authorization_endpoint: `${TENANT.domain}/ask`,
            token_endpoint: `${TENANT.domain}/token`,
            end_session_endpoint: `${TENANT.domain}/end`,
            jwks_uri: `${TENANT.domain}/keys`,
            response_modes_supported: ['query', 'form_post'],
          },
    ),
  );
  const [wrong, ...others] = complaints(await discovery(TENANT));
  expect(others).toEqual([]);
  expect(wrong?.name).toBe('tenant: settings');
  expect(wrong?.problem).toContain(`tokenEndpoint is ${TENANT.domain}/token`);
  const [, setting = ''] = /Set identity\.openId to (\{.*\}) /.exec(wrong?.advice ?? '') ?? [];
  expect(JSON.parse(setting)).toEqual({
    issuer: `${TENANT.domain}/`,
    authorizationEndpoint: `${TENANT.domain}/ask`,
    tokenEndpoint: `${TENANT.domain}/token`,
    endSessionEndpoint: `${TENANT.domain}/end`,
    hasFrame: false,
    apiParameter: 'resource',
  });
});

test.each([
  ['that does not answer', () => new Response('', { status: 404 })],
  ['with another name', () => Response.json({ issuer: 'https://other.example/' })],
])('of a tenant %s only the name is wrong: its keys would be another tenant’s', async (_, reply) => {
  answer(reply);
  expect((await discovery(TENANT)).map(({ name }) => name)).toEqual([
    'tenant: discovery',
    'tenant: settings',
  ]);
});

test('an unknown callback address has one line: the tenant refuses whatever else is asked with it', async () => {
  answer((address) => new Response('', { status: address.includes('/authorize') ? 403 : 200 }));
  const names = complaints(await provider(deployed(TENANT))).map(({ name }) => name);
  expect(names).toContain('tenant: callback address');
  expect(names).not.toContain('tenant: audience');
  expect(names).not.toContain('tenant: silent requests');
});

test('the policy has to admit each address at which the page asks the tenant', async () => {
  const content = `connect-src ${TENANT.domain}; frame-src ${TENANT.domain}`;
  answer(() => new Response(`<head><meta http-equiv="Content-Security-Policy" content="${content}"></head>`));
  const lines = complaints(await policy(deployed({ ...TENANT, openId: OPEN_ID })));
  expect(lines.map(({ name, problem }) => `${name}: ${problem ?? ''}`)).toEqual([
    expect.stringContaining('policy: connect-src for tenant: The page calls https://names.chain.example'),
    expect.stringContaining('policy: connect-src for tenant: The page calls https://tokens.chain.example'),
  ]);
});

test.each([
  ['https://account.chain.example', true],
  ['account.chain.example', true],
  ['https://*.chain.example/', true],
  ['*', true],
  ['https:', true],
  ["'self'", false],
  ['http://account.chain.example', false],
  ['chain.example', false],
  ['https://account.chain.example.evil', false],
])('the source %s of a policy admits https://account.chain.example: %s', (source, admits) => {
  expect(fits(source, 'https://account.chain.example')).toBe(admits);
});
