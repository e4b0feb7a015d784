import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { staticSite } from '#sandbox/server/staticSite.ts';

/**
 * Serves built sites as files and nothing else: a call that leaves a page finds no API here.
 * @param dist holds `fr/` and `nl/`
 * @returns what stops it
 */
export async function startFileServers(dist: string, port: number): Promise<() => Promise<void>> {
  const servers = await Promise.all(
    ['fr', 'nl'].map(async (site, index) => {
      const listener = getRequestListener(staticSite(`${dist}/${site}`));
      const server = createServer((request, response) => void listener(request, response));
      await once(server.listen(port + index, '127.0.0.1'), 'listening');
      return server;
    }),
  );
  return async () => {
    await Promise.all(
      servers.map((server) => {
        server.closeAllConnections();
        return once(server.close(), 'close');
      }),
    );
  };
}
