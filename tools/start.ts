import { startServers } from '#sandbox/server/server.ts';
import { portsFrom } from '#sites/sites.ts';
import { buildSites } from './buildSite.ts';
import { orExplain } from './explain.ts';
import { SITES_FOLDER } from './folders.ts';
import { basePort, claimPorts } from './ports.ts';
import { welcome } from './welcome.ts';

await orExplain(async () => {
  const port = basePort();
  await claimPorts(portsFrom(port));
  await buildSites({ tier: 'local', folder: SITES_FOLDER });
  const servers = await startServers({ port, dist: SITES_FOLDER });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void servers.close().then(() => process.exit(0)));
  }
  console.log(welcome(port));
});
