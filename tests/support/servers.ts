import { existsSync } from 'node:fs';
import { startServers } from '#sandbox/server/server.ts';
import { TEST_DEMO_FOLDER, TEST_FOLDER } from '#commands/folders.ts';
import { fr } from '#sites/fr.ts';
import { nl } from '#sites/nl.ts';
import { startFileServers } from './fileServers.ts';
import { startNginx } from './nginx.ts';
import { BEHIND_NGINX, IN_DEMO, TEST_PORT } from './sites.ts';

/** The sandbox's own ports when nginx has the sites'. */
const API_OFFSET = 200;

/** Serves what `npm test` has built, once for all tests. */
export default async function serve(): Promise<() => Promise<void>> {
  if (IN_DEMO) return startFileServers(TEST_DEMO_FOLDER, TEST_PORT);
  if (!existsSync(TEST_FOLDER))
    throw new Error(`Nothing is built in ${TEST_FOLDER}: npm test -- build browser`);
  if (!BEHIND_NGINX) {
    const servers = await startServers({ port: TEST_PORT, dist: TEST_FOLDER });
    return () => servers.close();
  }
  const apiPort = TEST_PORT + API_OFFSET;
  const servers = await startServers({ port: TEST_PORT, apiPort, dist: TEST_FOLDER });
  const stopNginx = await startNginx(
    TEST_FOLDER,
    [fr, nl].map((site, index) => ({
      site,
      port: TEST_PORT + index,
      api: `http://127.0.0.1:${String(apiPort + index)}`,
    })),
  );
  return async () => {
    await stopNginx();
    await servers.close();
  };
}
