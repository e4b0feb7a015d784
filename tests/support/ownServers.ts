import { atFreeBase } from '#tools/ports.ts';
import { TEST_FOLDER } from '#tools/folders.ts';
import { startServers, type RunningServers } from '#sandbox/server/server.ts';

interface OwnServers extends RunningServers {
  /** The first port. */
  port: number;
  /** The first port of the API: another one where the test listens in front of it. */
  apiPort: number;
}

/** Servers of one test, at ports where nothing else listens. `isBehind` leaves the ports of the sites to the test. */
export function startOwnServers({ dist = TEST_FOLDER, isBehind = false } = {}): Promise<OwnServers> {
  return atFreeBase(ownBase(), async (port) => {
    const apiPort = isBehind ? port + 5 : port;
    return { ...(await startServers({ port, apiPort, dist })), port, apiPort };
  });
}

/**
 * A base of ports of a test's own: above those that browsers refuse, the last of which is 10080, and below those that
 * systems give to connections.
 */
export function ownBase(): number {
  return 11_000 + 10 * Math.floor(Math.random() * 2000);
}
