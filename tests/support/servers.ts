import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildForTests } from '#tools/buildSite.ts';
import { TEST_BUILD, TEST_FOLDER } from '#tools/folders.ts';
import { atFreeBase } from '#tools/ports.ts';
import { startServers, type RunningServers } from '#sandbox/server/server.ts';
import type { Tier } from '#sites/site.ts';
import { sitePort, SITES } from '#sites/sites.ts';
import { createAuthority } from './certificates.ts';
import { startFileServers } from './fileServers.ts';
import { listen } from './listen.ts';
import { startNginx } from './nginx.ts';
import { BEHIND_NGINX, IN_DEMO, SANDBOX_SHIFT, TEST_PORT } from './sites.ts';
import { EXTENSIONS, isSpecified } from './specifiedCalls.ts';
import { startTlsFront } from './tlsFront.ts';

/** A proof of work of a few milliseconds. `captcha/solve.test.ts` tries the usual one. */
const CHALLENGE_DIGESTS = 200;

interface Served {
  /** The first port of the sites. */
  port: number;
  /** What the sites' API has been asked for, as in `GET /api/cinemas`. */
  calls: () => readonly string[];
  stop: () => Promise<void>;
}

/**
 * Builds what is missing or stale, and serves it to all tests of a run. Tests ask the control port for what they cannot
 * know: for the calls that no test may make, and for the exports of other tiers.
 */
export async function serveToTests(): Promise<Served & { controlPort: number }> {
  if (process.env.TEST_FOLDER === undefined) await buildForTests(TEST_BUILD);
  const served = await atFreeBase(TEST_PORT, serveAt);
  const exports = new Map<string, Promise<void>>();
  const control = await listen((request, response) => {
    const [, what = '', tier = ''] = request.url?.split('/') ?? [];
    if (what === 'unlisted') {
      response.end(JSON.stringify(unlisted(served.calls())));
      return;
    }
    const building = exports.get(tier) ?? buildForTests(tier as Exclude<Tier, 'local'>);
    exports.set(tier, building);
    building.then(
      () => response.end(`dist/test/${tier}`),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return {
    ...served,
    controlPort: control.port,
    async stop() {
      await control.stop();
      await served.stop();
    },
  };
}

/** Tests see the calls of their own pages alone, and none of those of other engines and webviews. */
function unlisted(calls: readonly string[]): string[] {
  const wrong = calls.filter(
    (call) => call.includes(' /api/') && !isSpecified(call) && !EXTENSIONS.includes(call),
  );
  return [...new Set(wrong)];
}

function serveAt(port: number): Promise<Served> {
  if (IN_DEMO) return serveFiles(port);
  return BEHIND_NGINX ? serveBehindNginx(port) : serveOnSandbox(port);
}

async function serveFiles(port: number): Promise<Served> {
  return { port, calls: () => [], stop: await startFileServers(TEST_FOLDER, port) };
}

async function serveOnSandbox(port: number): Promise<Served> {
  const servers = await startServers({ port, dist: TEST_FOLDER, challengeDigests: CHALLENGE_DIGESTS });
  return { port, calls: () => callsOf(servers), stop: () => servers.close() };
}

/** The calls reach the stand-in backend as they reach any backend: over TLS, with a certificate that nginx checks. */
async function serveBehindNginx(port: number): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'authority-'));
  const authority = createAuthority(folder);
  // nginx's worker reads the authority's certificate.
  await chmod(folder, 0o755);
  const certificate = authority.issue('localhost');
  const apiPort = port + SANDBOX_SHIFT;
  const servers = await startServers({ port, apiPort, dist: TEST_FOLDER });
  const backends = await Promise.all(
    SITES.map(async (site) => ({
      site,
      front: await startTlsFront(sitePort(apiPort, site.id), certificate),
    })),
  );
  const stopNginx = await startNginx(
    TEST_FOLDER,
    backends.map(({ site, front }) => ({
      site,
      port: sitePort(port, site.id),
      backend: `https://localhost:${String(front.port)}`,
      authorities: authority.path,
    })),
  );
  return {
    port,
    calls: () => callsOf(servers),
    async stop() {
      await stopNginx();
      await Promise.all(backends.map(({ front }) => front.stop()));
      await rm(folder, { recursive: true });
      await servers.close();
    },
  };
}

function callsOf(servers: RunningServers): string[] {
  return servers.calls().map(({ method, path }) => `${method} ${path}`);
}
