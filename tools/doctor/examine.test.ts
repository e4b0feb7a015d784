import { afterEach, expect, test, vi } from 'vitest';
import { FIRST_SITE } from '#sites/sites.ts';
import { discovery } from './discovery.ts';
import { examine } from './examine.ts';
import { fits } from './headers.ts';

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
