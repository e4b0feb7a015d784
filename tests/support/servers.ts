import { existsSync } from 'node:fs';
import { startServers, type RunningServers } from '#sandbox/server/server.ts';
import { TEST_DEMO_FOLDER, TEST_FOLDER } from '#commands/folders.ts';
import { sitePort } from '#sites/ports.ts';
import { SITES } from '#sites/sites.ts';
import { startFileServers } from './fileServers.ts';
import { startNginx } from './nginx.ts';
import { BEHIND_NGINX, IN_DEMO, TEST_PORT } from './sites.ts';
import { isSpecified } from './specifiedCalls.ts';

/** How far the sandbox's ports are from the sites', where nginx has the sites' ports. */
const API_OFFSET = 200;

/** Serves the sites that `npm test` has built, once for all tests. */
export default async function serve(): Promise<() => Promise<void>> {
  if (IN_DEMO) return startFileServers(TEST_DEMO_FOLDER, TEST_PORT);
  if (!existsSync(TEST_FOLDER))
    throw new Error(`Nothing is built in ${TEST_FOLDER}: npm test -- build browser`);
  if (!BEHIND_NGINX) {
    const servers = await startServers({ port: TEST_PORT, dist: TEST_FOLDER });
    return () => stop(servers);
  }
  const apiPort = TEST_PORT + API_OFFSET;
  const servers = await startServers({ port: TEST_PORT, apiPort, dist: TEST_FOLDER });
  const stopNginx = await startNginx(
    TEST_FOLDER,
    Object.values(SITES).map((site) => ({
      site,
      port: sitePort(TEST_PORT, site.id),
      api: `http://127.0.0.1:${String(sitePort(apiPort, site.id))}`,
    })),
  );
  return async () => {
    await stopNginx();
    await stop(servers);
  };
}

/**
 * Checks the calls of all tests at the server, since Playwright does not see the calls of other engines and webviews.
 * @throws where a page has made a call that the specification does not list
 */
async function stop(servers: RunningServers): Promise<void> {
  const called = servers.calls().map(({ method, path }) => `${method} ${path}`);
  const unlisted = called.filter((call) => call.includes(' /api/') && !isSpecified(call));
  await servers.close();
  if (unlisted.length > 0)
    throw new Error(
      `[calls/nothing-unlisted] not in the specification: ${[...new Set(unlisted)].join(', ')}`,
    );
}
