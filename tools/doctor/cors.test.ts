import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { environmentOf } from '#sites/environment.ts';
import { FIRST_SITE } from '#sites/sites.ts';
import { cors } from './cors.ts';

const SITE = FIRST_SITE;
const ORIGIN = 'https://c.chain.example';
const RIGHT: OutgoingHttpHeaders = {
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-headers': 'Authorization, mobile-key',
};

let api: Server | undefined;
afterEach(async () => {
  if (!api) return;
  api.closeAllConnections();
  await once(api.close(), 'close');
});

/** The lines that complain about an API on another origin that sends these headers. */
async function complaints(preflight: OutgoingHttpHeaders, answer: OutgoingHttpHeaders, status = 204) {
  api = createServer(({ method }, response) => {
    const isPreflight = method === 'OPTIONS';
    response.writeHead(isPreflight ? status : 200, isPreflight ? preflight : answer).end();
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const other = `http://127.0.0.1:${String((api.address() as AddressInfo).port)}`;
  const environment = environmentOf(new URL('http://localhost:4321/'), SITE, false);
  const lines = await cors({
    origin: ORIGIN,
    site: SITE,
    tier: 'local',
    environment: { ...environment, apiOrigins: { ...environment.apiOrigins, catalogueMobile: other } },
  });
  return lines
    .filter(({ problem }) => problem !== undefined)
    .map(({ name, problem }) => `${name}: ${problem ?? ''}`);
}

const PREFLIGHT = 'CORS: preflight of GET to catalogueMobile';

test('[sites/deployment-examined] an API that allows the origin and the headers gets no complaint', async () => {
  expect(await complaints(RIGHT, RIGHT)).toEqual([]);
});

test.each([
  [
    'another origin',
    { ...RIGHT, 'access-control-allow-origin': 'https://other.example' },
    'does not allow the origin',
  ],
  [
    'any header but the token',
    { ...RIGHT, 'access-control-allow-headers': '*' },
    'does not allow authorization, mobile-key',
  ],
  ['no key', { ...RIGHT, 'access-control-allow-headers': 'authorization' }, 'does not allow mobile-key'],
])('[sites/deployment-examined] an API that allows %s is named', async (_, preflight, problem) => {
  expect(await complaints(preflight, RIGHT)).toEqual([expect.stringMatching(`${PREFLIGHT}.*${problem}`)]);
});

test('[sites/deployment-examined] an API that asks preflights for a token is named', async () => {
  expect(await complaints(RIGHT, RIGHT, 401)).toEqual([expect.stringContaining('it answers 401')]);
});

test('[sites/deployment-examined] an API whose answers no page can read is named', async () => {
  expect(await complaints(RIGHT, {})).toEqual([expect.stringContaining('CORS: answers of catalogueMobile')]);
});
