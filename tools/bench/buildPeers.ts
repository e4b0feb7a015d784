import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '#tools/program.ts';
import type { Target } from './targets.ts';

const FOLDER = 'tools/bench/peers';

/** The output folder of each peer's build. */
const OUTPUT: Readonly<Record<string, string>> = {
  'vite-react': 'dist',
  angular: 'dist/browser',
  next: 'out',
};

/** Builds the same profile page in other frameworks; each peer installs dependencies of its own. */
export async function buildPeers(names: readonly string[], build: boolean): Promise<Target[]> {
  const peers = names.map(peerOf);
  if (build) for (const name of names) await buildPeer(join(FOLDER, name));
  return peers;
}

function peerOf(name: string): Target {
  const output = OUTPUT[name];
  if (output === undefined) throw new Error(`No peer is called ${name}: ${Object.keys(OUTPUT).join(', ')}`);
  return {
    name,
    host: `${name}.bench.example`,
    folder: join(FOLDER, name, output),
    path: '/',
    ready: 'form button[type="submit"]',
    clientId: 'peer',
    isThisSite: false,
  };
}

async function buildPeer(folder: string): Promise<void> {
  if (!existsSync(join(folder, 'node_modules')))
    await passes('npm', ['install', '--prefix', folder, '--legacy-peer-deps', '--no-audit', '--no-fund']);
  await passes('npm', ['run', '--prefix', folder, 'build']);
}

async function passes(program: string, args: readonly string[]): Promise<void> {
  const { ok, output } = await runProgram(program, args);
  if (!ok) throw new Error(output);
}
