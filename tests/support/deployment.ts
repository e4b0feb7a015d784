import { getRequestListener } from '@hono/node-server';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_FOLDER } from '#tools/folders.ts';
import { atFreeBase } from '#tools/ports.ts';
import { createSandbox } from '#sandbox/app.ts';
import { createProvider } from '#sandbox/provider/provider.ts';
import { providerAccounts } from '#sandbox/server/providerSide.ts';
import { localClient } from '#sandbox/server/server.ts';
import { SandboxState } from '#sandbox/state.ts';
import { providerPort, sitePort, siteOf } from '#sites/sites.ts';
import { createAuthority } from './certificates.ts';
import { listen } from './listen.ts';
import { startNginx, type Tampering } from './nginx.ts';
import { ownBase } from './ownServers.ts';
import { startTlsFront } from './tlsFront.ts';

const SITE = siteOf('fr');

/** What is wrong with a deployment. */
export interface Mistake extends Tampering {
  /** Answers in place of the backend; undefined where the backend answers by itself. */
  backend?: (request: Request, itself: () => Promise<Response>) => Promise<Response> | undefined;
  /** Answers in place of the tenant; undefined where the tenant answers by itself. */
  tenant?: (address: URL) => Response | undefined;
}

/** A tenant, a backend with its certificate, and what makes a deployment of them. */
export interface Neighbours {
  /** Serves the built French site behind nginx. @returns its address, and what stops it */
  deploy(mistake?: Mistake): Promise<{ url: URL; stop: () => Promise<void> }>;
  stop(): Promise<void>;
}

export function startNeighbours(): Promise<Neighbours> {
  return atFreeBase(ownBase(), neighboursAt);
}

/** @param port of the site; the tenant takes the port that the site expects it at */
async function neighboursAt(port: number): Promise<Neighbours> {
  const folder = await mkdtemp(join(tmpdir(), 'deployment-'));
  await chmod(folder, 0o755);
  const authority = createAuthority(folder);
  const client = localClient(SITE);
  let mistake: Mistake = {};

  const state = new SandboxState();
  const url = new URL(`http://localhost:${String(sitePort(port, SITE.id))}`);
  const provider = createProvider({
    origin: `http://localhost:${String(providerPort(port))}`,
    clients: [{ ...client, site: SITE, origins: [url.origin] }],
    accounts: providerAccounts(state, new SandboxState()),
    faults: { take: () => undefined },
  });
  const api = createSandbox({
    state,
    site: SITE,
    verify: (token) => provider.verifyAccessToken(token, client.audience),
  });

  const tenant = await listen((request, response) => {
    const instead = mistake.tenant?.(new URL(request.url ?? '/', url));
    if (!instead) {
      provider.handler(request, response);
      return;
    }
    void getRequestListener(() => instead)(request, response);
  }, providerPort(port));
  const backend = await listen((request, response) => {
    void getRequestListener((asked) => {
      const itself = async (): Promise<Response> => api.fetch(asked);
      return mistake.backend?.(asked, itself) ?? itself();
    })(request, response);
  });
  const front = await startTlsFront(backend.port, authority.issue('localhost'));

  return {
    async deploy(next = {}) {
      mistake = next;
      const stop = await startNginx(
        TEST_FOLDER,
        [
          {
            site: SITE,
            port: Number(url.port),
            backend: `https://localhost:${String(front.port)}`,
            authorities: authority.path,
          },
        ],
        next,
      );
      return { url, stop };
    },
    async stop() {
      await front.stop();
      await tenant.stop();
      await backend.stop();
      await rm(folder, { recursive: true });
    },
  };
}
