import { createServer } from 'node:net';

/** The port of the French site. `#sites/sites.ts` says which ports the others take. */
const DEFAULT_PORT = 4321;
/** More than the ports of all sites and the provider. */
const BASES_APART = 10;

/** The variable `PORT` shifts all ports of a command. Throws for a value that is no port. */
export function basePort(text = process.env.PORT): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_500) return port;
  throw new Error(`PORT must be a port number below 65500, not "${text}"`);
}

export async function firstTaken(ports: readonly number[]): Promise<number | undefined> {
  for (const port of ports) {
    if (!(await isFree(port))) return port;
  }
  return undefined;
}

/**
 * Listens at the first base from `start` where nothing else does.
 * @param listen rejects where a port is taken
 */
export async function atFreeBase<T>(start: number, listen: (base: number) => Promise<T>): Promise<T> {
  try {
    return await listen(start);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    return atFreeBase(start + BASES_APART, listen);
  }
}

/** Throws with a message for the user when a port is taken. */
export async function claimPorts(ports: readonly number[]): Promise<void> {
  const taken = await firstTaken(ports);
  if (taken === undefined) return;
  throw new Error(
    `Port ${taken} is taken. End what uses it, or choose other ports, as in PORT=${taken + 1000}`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}
