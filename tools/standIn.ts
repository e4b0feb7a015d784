import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AstroIntegration } from 'astro';
import { isForwarded } from '#sandbox/server/hosts.ts';
import type { StandIn } from '#sandbox/server/server.ts';
import { providerPort, sitePort } from '#sites/sites.ts';
import type { Site } from '#sites/site.ts';
import { firstTaken } from './ports.ts';

/** By first port. The development servers of several sites share one, and it outlives their restarts. */
const running = new Map<number, Promise<StandIn>>();

/** Brings the stand-in backend and the identity provider into Astro's development server. A build loads neither. */
export function standIn(site: Site): AstroIntegration {
  const startAt = ({ port }: AddressInfo): Promise<StandIn> => start(port - site.port);
  return {
    name: 'stand-in',
    hooks: {
      'astro:config:setup': async ({ command, config, isRestart, updateConfig }) => {
        if (command !== 'dev') return;
        // Astro would refuse calls without a closing slash before they reach the stand-in.
        updateConfig({ trailingSlash: 'ignore' });
        const chosen = config.server.port - site.port;
        if (isRestart || running.has(chosen)) return;
        // Pages find the provider by their own port: where one of the two is taken, both move.
        updateConfig({ server: { port: sitePort(await freeBase(chosen, site), site.id) } });
      },
      'astro:server:setup': ({ server }) => {
        let listener: Promise<RequestListener> | undefined;
        server.middlewares.use((request, response, next) => {
          const address = server.httpServer?.address();
          if (!isForwarded(request.url ?? '') || typeof address !== 'object' || !address) {
            next();
            return;
          }
          listener ??= startAt(address).then(({ siteListener }) => siteListener(site, notFound));
          listener.then((listen) => listen(request, response), next);
        });
      },
      'astro:server:start': async ({ address }) => {
        await startAt(address);
      },
    },
  };
}

async function freeBase(base: number, { id }: Pick<Site, 'id'>): Promise<number> {
  const taken = await firstTaken([sitePort(base, id), providerPort(base)]);
  return taken === undefined ? base : freeBase(base + 1, { id });
}

/** @param base the first port */
function start(base: number): Promise<StandIn> {
  const known = running.get(base) ?? open(base);
  running.set(base, known);
  return known;
}

async function open(base: number): Promise<StandIn> {
  const { createStandIn, listen } = await import('#sandbox/server/server.ts');
  const opened = createStandIn(base);
  const server = await listen(opened.providerListener, providerPort(base));
  // It ends with the development servers.
  server.unref();
  return opened;
}

function notFound(): Response {
  return new Response(null, { status: 404 });
}
