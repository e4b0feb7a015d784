import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  port: number;
  stop: () => Promise<void>;
}

/** Listens on this machine alone. @param port a free one of the system where left out. Rejects when it is taken. */
export async function listen(listener: RequestListener, port = 0): Promise<Listening> {
  const server = createServer(listener);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** A port for another program, which takes no other number than its own. */
export async function freePort(): Promise<number> {
  const { port, stop } = await listen(() => undefined);
  await stop();
  return port;
}

/** Stops what has started where one could not. */
export async function allOrNone(starting: readonly Promise<Listening>[]): Promise<() => Promise<void>> {
  const started = await Promise.allSettled(starting);
  const stopAll = async (): Promise<void> => {
    await Promise.all(started.flatMap((one) => (one.status === 'fulfilled' ? one.value.stop() : [])));
  };
  const refused = started.find((one) => one.status === 'rejected');
  if (!refused) return stopAll;
  await stopAll();
  throw refused.reason;
}
