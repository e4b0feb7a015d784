import { getRequestListener } from '@hono/node-server';
import { staticSite } from '#sandbox/server/staticSite.ts';
import { sitePort, SITE_IDS } from '#sites/sites.ts';
import { allOrNone, listen, type Listening } from './listen.ts';

/**
 * Serves built sites as files and nothing else: there is no API behind them.
 * @param dist holds a folder for each site
 * @returns stops the servers
 */
export function startFileServers(dist: string, port: number): Promise<() => Promise<void>> {
  return allOrNone(SITE_IDS.map((site) => startFileServer(`${dist}/${site}`, sitePort(port, site))));
}

/** Serves one built site, on a free port where none is given. */
export function startFileServer(folder: string, port = 0): Promise<Listening> {
  const listener = getRequestListener(staticSite(folder));
  return listen((request, response) => void listener(request, response), port);
}
