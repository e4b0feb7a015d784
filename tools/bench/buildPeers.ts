import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerRules, headersFile } from '#export/headers.ts';
import { FIRST_SITE } from '#sites/sites.ts';
import { runProgram } from '#tools/program.ts';
import type { Target } from './targets.ts';

interface Peer {
  /** Its packages and settings. */
  source: string;
  output: string;
  /** Its files with a hash in their names, as a pattern of paths. */
  hashed: string;
}

const PEERS: Readonly<Record<string, Peer>> = {
  'vite-react': peer('vite-react', 'dist', '/assets/*'),
  angular: peer('angular', 'dist/browser', '/*.js'),
  next: peer('next', 'out', '/_next/static/*'),
};

function peer(name: string, output: string, hashed: string): Peer {
  const source = join('tools/bench/peers', name);
  return { source, output: join(source, output), hashed };
}

/** Builds the same profile page in other frameworks; each peer installs dependencies of its own. */
export async function buildPeers(names: readonly string[], build: boolean): Promise<Target[]> {
  const targets: Target[] = [];
  for (const name of names) {
    const peer = PEERS[name];
    if (!peer) throw new Error(`No peer is called ${name}: ${Object.keys(PEERS).join(', ')}`);
    if (build) await buildPeer(peer);
    targets.push({
      name,
      host: `${name}.bench.example`,
      folder: peer.output,
      path: '/',
      ready: 'form button[type="submit"]',
      clientId: 'peer',
      isThisSite: false,
    });
  }
  return targets;
}

async function buildPeer({ source, output, hashed }: Peer): Promise<void> {
  if (!existsSync(join(source, 'node_modules')))
    await passes('npm', ['install', '--prefix', source, '--legacy-peer-deps', '--no-audit', '--no-fund']);
  await passes('npm', ['run', '--prefix', source, 'build']);
  // The headers that guard this site cost time too.
  const [guarding, cached] = headerRules(FIRST_SITE, 'production');
  const rules = [...(guarding ? [guarding] : []), ...(cached ? [{ ...cached, pattern: hashed }] : [])];
  writeFileSync(join(output, '_headers'), headersFile(rules));
}

async function passes(program: string, args: readonly string[]): Promise<void> {
  const { ok, output } = await runProgram(program, args);
  if (!ok) throw new Error(output);
}
