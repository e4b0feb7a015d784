import { dev } from 'astro';
import { providerPort, sitePort, siteOf, SITES } from '#sites/sites.ts';
import { configOf } from '../astro.config.mjs';
import { orExplain } from './explain.ts';
import { basePort, claimPorts } from './ports.ts';
import { welcome } from './welcome.ts';

/** `npm run dev` starts the development servers of all sites, `npm run dev -- nl` those of the named ones. */
await orExplain(async () => {
  const named = process.argv.slice(2).map(siteOf);
  const sites = named.length > 0 ? named : SITES;
  const port = basePort();
  await claimPorts([...sites.map(({ id }) => sitePort(port, id)), providerPort(port)]);
  for (const { id } of sites) await dev({ configFile: false, logLevel: 'warn', ...configOf(id) });
  console.log(welcome(port, sites));
});
