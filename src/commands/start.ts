import { PERSONAS, PERSONA_PASSWORD } from '#sandbox/personas.ts';
import { startServers } from '#sandbox/server/server.ts';
import { buildSites } from './buildSite.ts';
import { orExplain } from './explain.ts';
import { SITES_FOLDER } from './folders.ts';
import { basePort, claimPorts, portsFrom } from './ports.ts';

await orExplain(async () => {
  const port = basePort();
  await claimPorts(portsFrom(port));
  console.log('Building both sites ...');
  await buildSites({ tier: 'local', folder: SITES_FOLDER });
  const servers = await startServers({ port, dist: SITES_FOLDER });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void servers.close().then(() => process.exit(0)));
  }
  console.log(welcome(servers.urls));
});

function welcome(urls: { fr: string; nl: string; provider: string }): string {
  const personas = Object.entries(PERSONAS).map(([id, { line }]) => `  ${id.padEnd(16)} ${line.en}`);
  return `
  Lumen Cinémas     ${urls.fr}
  Lumen Bioscopen   ${urls.nl}
  Identity provider ${urls.provider}

Sign in as one of these (a button each, or <name>@lumen.test with the password "${PERSONA_PASSWORD}"):
${personas.join('\n')}

Other ways to sign in, same build: http://refresh.localhost, http://cookie.localhost and http://fake.localhost on
the same ports. Ctrl-C ends it.`;
}
