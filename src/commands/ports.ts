import { createServer } from 'node:net';
import { portsFrom } from '#sites/ports.ts';

/** The port of the French site. `#sites/ports.ts` says which ports the others take. */
const DEFAULT_PORT = 4321;

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

/** The first base from `start` from which every port of the sites and the provider is free. */
export async function freeBase(start: number): Promise<number> {
  const taken = await firstTaken(portsFrom(start));
  return taken === undefined ? start : freeBase(taken + 1);
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
