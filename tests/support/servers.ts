import { existsSync } from 'node:fs';
import { startServers } from '#sandbox/server/server.ts';
import { TEST_FOLDER } from '#commands/folders.ts';
import { TEST_PORT } from './sites.ts';

/** Serves what `npm test` has built, once for all tests. */
export default async function serve(): Promise<() => Promise<void>> {
  if (!existsSync(TEST_FOLDER))
    throw new Error(`Nothing is built in ${TEST_FOLDER}: npm test -- build browser`);
  const servers = await startServers({ port: TEST_PORT, dist: TEST_FOLDER });
  return () => servers.close();
}
