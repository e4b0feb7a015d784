import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { environmentOf } from '#sites/environment.ts';
import { FIRST_SITE } from '#sites/sites.ts';
import { tokens, type Tokens } from './tokens.ts';

const SITE = FIRST_SITE;
const AUDIENCE = 'https://api.chain.example/';
const CLAIMS = 'https://chain.example/';

let key: CryptoKey;
/** The tenant's keys, and an API that takes every token. */
let server: Server;
let domain: string;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), alg: 'RS256', use: 'sig', kid: 'one' };
  server = createServer(({ url }, response) => {
    // The keys are where the tenant says that they are, and nowhere else.
    if (url?.startsWith('/.well-known/'))
      response.end(
        url.endsWith('openid-configuration') ? JSON.stringify({ jwks_uri: `${domain}/own/keys` }) : '{}',
      );
    else response.end(JSON.stringify({ keys: [jwk] }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  domain = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

function signed(payload: JWTPayload, signer = key): Promise<string> {
  return new SignJWT({ iss: `${domain}/`, aud: AUDIENCE, ...payload })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setExpirationTime(payload.exp ?? '5m')
    .sign(signer);
}

async function complaints(given: Tokens): Promise<string[]> {
  const environment = environmentOf(new URL('http://localhost:4321/'), SITE, false);
  const identity = {
    mode: 'provider',
    domain,
    clientId: 'chain',
    audience: AUDIENCE,
    claims: CLAIMS,
    useRefreshTokens: false,
  } as const;
  const lines = await tokens(
    { origin: domain, site: SITE, tier: 'local', environment: { ...environment, identity } },
    given,
  );
  return lines.flatMap(({ name, problem }) => (problem === undefined ? [] : [`${name}: ${problem}`]));
}

test('[sites/deployment-examined] the tokens of a session as the guide describes it get no complaint', async () => {
  const identity = await signed({
    aud: 'chain',
    [`${CLAIMS}account_id`]: '1',
    [`${CLAIMS}icu`]: '2',
    [`${CLAIMS}first_login`]: false,
    email_verified: true,
  });
  expect(await complaints({ access: await signed({ sub: 'a' }), identity })).toEqual([]);
});

test('[sites/deployment-examined] a token for another API, of another tenant, expired or signed by another key is named', async () => {
  const { privateKey } = await generateKeyPair('RS256');
  for (const [access, problem] of [
    [await signed({ aud: 'https://other.example/' }), 'Its claim aud is wrong'],
    [await signed({ iss: 'https://other.example/' }), 'Its claim iss is wrong'],
    [await signed({ exp: 1 }), '"exp" claim timestamp check failed'],
    [await signed({}, privateKey), 'signature verification failed'],
  ] as const)
    expect(await complaints({ access })).toEqual([
      expect.stringContaining(`access token: `) && expect.stringContaining(problem),
    ]);
});

test.each([
  [3600, []],
  [3660, ['access token: life: It lives 61 minutes.']],
])('[sites/deployment-examined] a token that lives %i s gets the complaints %j', async (life, named) => {
  const iat = Math.floor(Date.now() / 1000);
  expect(await complaints({ access: await signed({ iat, exp: iat + life }) })).toEqual(named);
});

test.each([
  [4711, []],
  [2 ** 53, [`identity token: account: Its claim ${CLAIMS}account_id is 9007199254740992.`]],
])('[sites/deployment-examined] the account %i gets the complaints %j', async (account, named) => {
  const identity = await signed({
    [`${CLAIMS}account_id`]: account,
    [`${CLAIMS}icu`]: '2',
    [`${CLAIMS}first_login`]: 'false',
    email_verified: 'true',
  });
  expect(await complaints({ identity })).toEqual(named);
});

test('[sites/deployment-examined] missing claims are named, with the namespace that the site expects', async () => {
  const other = await signed({ 'https://other.example/account_id': '1', email_verified: true });
  expect(await complaints({ identity: other })).toEqual([
    `identity token: account: Its claim ${CLAIMS}account_id is undefined.`,
    `identity token: claims: It has no ${CLAIMS}icu, ${CLAIMS}first_login.`,
  ]);
});
