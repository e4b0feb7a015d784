import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { providerPort, sitePort, SITES } from '#sites/sites.ts';
import type { LocalSettings } from '#sites/environmentSettings.ts';
import type { Site } from '#sites/site.ts';
import { createSandbox } from '../app.ts';
import type { ProviderClient } from '../provider/interfaces.ts';
import type { Sandbox } from '../serve.ts';
import { createProvider } from '../provider/provider.ts';
import { SandboxState, type RecordedCall } from '../state.ts';
import type { Answer } from './crossOrigin.ts';
import { byHost } from './hosts.ts';
import { KEEP_GLOBALS, providerAccounts, providerFaults, providerSandboxRoutes } from './providerSide.ts';
import { staticSite } from './staticSite.ts';
import { serveWalletFiles, walletLinks } from './wallets.ts';

export interface ServerOptions {
  /** The first port. `#sites/sites.ts` says which ports the others take. */
  port: number;
  /** The first port of the API where another server listens at `port` and forwards to it. */
  apiPort?: number;
  /** The folder that holds a folder for each site. */
  dist: string;
  /** How many digests a captcha asks for at most. Tests ask for fewer. */
  challengeDigests?: number;
}

export interface RunningServers {
  /** The calls that the sites' API has received so far. */
  calls(): readonly RecordedCall[];
  close: () => Promise<void>;
}

/** Host names that choose the identity mode, all on this machine. */
const HOSTS = ['localhost', 'refresh.localhost', 'cookie.localhost', 'fake.localhost'];

/** The sites, the API behind them, and the identity provider. Rejects when a port is taken. */
export async function startServers({
  port,
  apiPort = port,
  dist,
  challengeDigests,
}: ServerOptions): Promise<RunningServers> {
  const standIn = createStandIn(port, challengeDigests);
  const started = await Promise.allSettled([
    ...SITES.map((site) =>
      listen(standIn.siteListener(site, staticSite(`${dist}/${site.id}`)), sitePort(apiPort, site.id)),
    ),
    listen(standIn.providerListener, providerPort(port)),
  ]);
  const servers = started.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const refused = started.find((one) => one.status === 'rejected');
  if (refused) {
    await Promise.all(servers.map(close));
    throw refused.reason;
  }
  return {
    calls: standIn.calls,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

export interface StandIn extends Pick<RunningServers, 'calls'> {
  /** Answers the calls of a site's pages; `files` answers everything else. */
  siteListener: (site: Site, files: Answer) => RequestListener;
  providerListener: RequestListener;
}

/** The API of all sites and the identity provider, which share the customers. Whoever creates them opens the ports. */
export function createStandIn(port: number, challengeDigests?: number): StandIn {
  const state = new SandboxState();
  const providerState = new SandboxState();
  const provider = createProvider({
    origin: `http://localhost:${String(providerPort(port))}`,
    clients: SITES.map((site) => ({
      ...localClient(site),
      site,
      origins: originsOf(site, port),
    })),
    accounts: providerAccounts(state, providerState),
    faults: providerFaults(providerState),
    sandboxRoutes: providerSandboxRoutes(providerState),
    record: (browser, call) => {
      if (browser.browserId !== undefined) providerState.browser(browser.browserId).calls.push(call);
    },
  });
  return {
    calls: () => state.calls(),
    providerListener: provider.handler,
    siteListener(site, files) {
      const local = localOf(site);
      const { audience } = local.identity;
      const verify: Sandbox['verify'] = (token) => provider.verifyAccessToken(token, audience);
      const answer = byHost(local, {
        api(targets) {
          const app = createSandbox({ state, site, targets, verify, walletLinks, challengeDigests });
          serveWalletFiles(app);
          return (request) => app.fetch(request);
        },
        files,
        origins: originsOf(site, port),
      });
      return breaking(answer);
    },
  };
}

/** The site's client at the stand-in provider. */
export function localClient(site: Site): Omit<ProviderClient, 'site' | 'origins'> {
  const { clientId, audience, claims } = localOf(site).identity;
  return { id: clientId, audience, claims };
}

/** Throws for a site without a local environment. */
export function localOf({ id, local }: Site): LocalSettings {
  if (!local) throw new Error(`src/sites/${id} has no local environment`);
  return local;
}

function originsOf({ id }: Site, port: number): string[] {
  return HOSTS.map((host) => `http://${host}:${String(sitePort(port, id))}`);
}

/** An answer that stands for a broken connection breaks the connection. */
function breaking(answer: Answer): RequestListener {
  return (incoming, outgoing) => {
    const listener = getRequestListener(async (request) => {
      const response = await answer(request);
      if (response.type !== 'error') return response;
      outgoing.destroy();
      return new Promise<Response>(() => undefined);
    }, KEEP_GLOBALS);
    void listener(incoming, outgoing);
  };
}

/** Rejects when the port is taken. */
export function listen(listener: RequestListener, port: number): Promise<Server> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // Loopback only: other machines on the same network must not reach the sandbox.
    server.listen(port, '127.0.0.1', () => {
      resolve(server);
    });
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) =>
    server.close(() => {
      resolve();
    }),
  );
}
