import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers, type RunningServers } from '#sandbox/server/server.ts';
import { TEST_DEMO_FOLDER, TEST_FOLDER } from '#commands/folders.ts';
import { sitePort } from '#sites/ports.ts';
import { SITES } from '#sites/sites.ts';
import { createAuthority } from './certificates.ts';
import { startFileServers } from './fileServers.ts';
import { startMockServer } from './mockServer.ts';
import { startNginx } from './nginx.ts';
import { startFront } from './proxy.ts';
import { BEHIND_NGINX, IN_DEMO, MOCK_PORT, ON_MOCK, SANDBOX_PORT, TEST_PORT } from './sites.ts';
import { EXTENSIONS, isSpecified } from './specifiedCalls.ts';
import { startTlsFront } from './tlsFront.ts';

/** Serves the sites that `npm test` has built, once for all tests. */
export default async function serve(): Promise<() => Promise<void>> {
  if (IN_DEMO) return startFileServers(TEST_DEMO_FOLDER, TEST_PORT);
  if (!existsSync(TEST_FOLDER))
    throw new Error(`Nothing is built in ${TEST_FOLDER}: npm test -- build browser`);
  if (BEHIND_NGINX) return serveBehindNginx();
  if (ON_MOCK) return serveOnMock();
  const servers = await startServers({ port: TEST_PORT, dist: TEST_FOLDER });
  return () => stop(servers);
}

/** The calls reach the stand-in backend as they reach any backend: over TLS, with a certificate that nginx checks. */
async function serveBehindNginx(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'authority-'));
  const authority = createAuthority(folder);
  // nginx's worker reads the authority's certificate.
  await chmod(folder, 0o755);
  const certificate = authority.issue('localhost');
  const servers = await startServers({ port: TEST_PORT, apiPort: SANDBOX_PORT, dist: TEST_FOLDER });
  const backends = await Promise.all(
    SITES.map(async (site) => ({
      site,
      front: await startTlsFront(sitePort(SANDBOX_PORT, site.id), certificate),
    })),
  );
  const stopNginx = await startNginx(
    TEST_FOLDER,
    backends.map(({ site, front }) => ({
      site,
      port: sitePort(TEST_PORT, site.id),
      backend: `https://localhost:${String(front.port)}`,
      authorities: authority.path,
    })),
  );
  return async () => {
    await stopNginx();
    await Promise.all(backends.map(({ front }) => front.stop()));
    await rm(folder, { recursive: true });
    await stop(servers);
  };
}

/** The calls of the API go to the mock server; files, captcha and identity provider stay the sandbox's. */
async function serveOnMock(): Promise<() => Promise<void>> {
  const servers = await startServers({ port: TEST_PORT, apiPort: SANDBOX_PORT, dist: TEST_FOLDER });
  const stopMock = await startMockServer(MOCK_PORT);
  const fronts = await Promise.all(
    SITES.map(({ id }) =>
      startFront(sitePort(TEST_PORT, id), (path) =>
        path.startsWith('/api/') ? MOCK_PORT : sitePort(SANDBOX_PORT, id),
      ),
    ),
  );
  return async () => {
    await Promise.all(fronts.map((stopFront) => stopFront()));
    await stopMock();
    await stop(servers);
  };
}

/**
 * Checks the calls of all tests at the server, since Playwright does not see the calls of other engines and webviews.
 * @throws where a page has made a call that the specification does not list
 */
async function stop(servers: RunningServers): Promise<void> {
  const called = servers.calls().map(({ method, path }) => `${method} ${path}`);
  const unlisted = called.filter(
    (call) => call.includes(' /api/') && !isSpecified(call) && !EXTENSIONS.includes(call),
  );
  await servers.close();
  if (unlisted.length > 0)
    throw new Error(
      `[calls/nothing-unlisted] not in the specification: ${[...new Set(unlisted)].join(', ')}`,
    );
}
