import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { staticSite } from '#sandbox/server/staticSite.ts';
import { sitePort } from '#sites/ports.ts';
import { SITE_IDS } from '#sites/sites.ts';

/**
 * Serves built sites as files and nothing else: there is no API behind them.
 * @param dist holds a folder for each site
 * @returns stops the servers
 */
export async function startFileServers(dist: string, port: number): Promise<() => Promise<void>> {
  const servers = await Promise.all(SITE_IDS.map((site) => serve(`${dist}/${site}`, sitePort(port, site))));
  return async () => {
    await Promise.all(servers.map(stop));
  };
}

/** Serves one built site on a free port. */
export async function startFileServer(folder: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = await serve(folder, 0);
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server) };
}

async function serve(folder: string, port: number): Promise<Server> {
  const listener = getRequestListener(staticSite(folder));
  const server = createServer((request, response) => void listener(request, response));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await once(server.close(), 'close');
}
