import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/**
 * Listens on this machine alone. Rejects when the port is taken.
 * @returns stops listening
 */
export async function listen(port: number, listener: RequestListener): Promise<() => Promise<void>> {
  const server = createServer(listener);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
}
