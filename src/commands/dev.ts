import { startServers } from '#sandbox/server/server.ts';
import { portsFrom, sitePort } from '#sites/ports.ts';
import { SITE_IDS } from '#sites/sites.ts';
import { orExplain } from './explain.ts';
import { SITES_FOLDER } from './folders.ts';
import { basePort, claimPorts } from './ports.ts';
import { showProgram } from './program.ts';
import { welcome } from './welcome.ts';

/** Distance between the port of an Astro server and the port of the API that it forwards to. */
const API_PORT_SHIFT = 10;

await orExplain(async () => {
  const port = basePort();
  const apiPort = port + API_PORT_SHIFT;
  await claimPorts([...portsFrom(port), ...SITE_IDS.map((site) => sitePort(apiPort, site))]);
  const { urls } = await startServers({ port, apiPort, dist: SITES_FOLDER });
  console.log(welcome(urls));
  await Promise.all(
    SITE_IDS.map((site) =>
      showProgram('astro', ['dev', '--port', String(sitePort(port, site))], {
        SITE: site,
        TIER: 'local',
        DEV_API: `http://127.0.0.1:${sitePort(apiPort, site)}`,
      }),
    ),
  );
  process.exit();
});
