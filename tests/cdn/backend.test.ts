import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { TEST_FOLDER } from '#tools/folders.ts';
import { siteOf } from '#sites/sites.ts';
import { createAuthority, type Certificate } from '#tests/support/certificates.ts';
import { freePort } from '#tests/support/listen.ts';
import { startNginx } from '#tests/support/nginx.ts';
import { startTlsFront } from '#tests/support/tlsFront.ts';

let folder: string;
let backend: Server;
/** The calls that have reached the backend, each with its token. */
let reached: string[];

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-'));
  await chmod(folder, 0o755);
  reached = [];
  backend = createServer(({ url, headers }, response) => {
    reached.push(`${url ?? ''} ${headers.authorization ?? ''}`);
    response.setHeader('cache-control', 'private, max-age=300').end('{}');
  });
  await once(backend.listen(0, '127.0.0.1'), 'listening');
});

test.afterEach(async () => {
  await once(backend.close(), 'close');
  await rm(folder, { recursive: true });
});

/** What nginx answers to calls with a token, and the server names that it has asked the backend for. */
async function callsThrough(certificate: Certificate, authorities: string) {
  const port = await freePort();
  const front = await startTlsFront((backend.address() as AddressInfo).port, certificate);
  const stopNginx = await startNginx(TEST_FOLDER, [
    { site: siteOf('fr'), port, backend: `https://localhost:${String(front.port)}`, authorities },
  ]);
  const answers = await Promise.all(
    ['/api/accounts/me', '/captcha/challenge'].map((path) =>
      fetch(`http://localhost:${String(port)}${path}`, { headers: { authorization: 'Bearer secret' } }),
    ),
  );
  await stopNginx();
  await front.stop();
  return { answers, asked: front.asked };
}

test('[decisions/backend-behind-host] a backend with its own certificate gets the calls, is asked for by its name, and no cache keeps its answers', async () => {
  const authority = createAuthority(folder);
  const { answers, asked } = await callsThrough(authority.issue('localhost'), authority.path);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  expect(reached.sort()).toEqual(['/api/accounts/me Bearer secret', '/captcha/challenge Bearer secret']);
  expect(asked).toEqual(['localhost', 'localhost']);
});

test('[decisions/backend-behind-host] a backend with a certificate of an unknown authority gets no call and no token', async () => {
  const trusted = createAuthority(folder);
  const other = await mkdtemp(join(folder, 'other-'));
  const { answers } = await callsThrough(createAuthority(other, 'another').issue('localhost'), trusted.path);
  expect(answers.map(({ status }) => status)).toEqual([502, 502]);
  expect(reached).toEqual([]);
});

test('[decisions/backend-behind-host] a backend with a certificate for another name gets no call and no token', async () => {
  const authority = createAuthority(folder);
  const { answers } = await callsThrough(authority.issue('backend.example'), authority.path);
  expect(answers.map(({ status }) => status)).toEqual([502, 502]);
  expect(reached).toEqual([]);
});
