import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildPeers } from './buildPeers.ts';
import { startFarLine, type FarLine } from './farLine.ts';
import { installProbe } from './probe.ts';
import { startBenchServer, type BenchServer } from './server.ts';
import { spread } from './statistics.ts';
import { OURS, type Target } from './targets.ts';
import { buildSite } from '../buildSite.ts';
import { findOrInstallChromium, QUIET_BROWSER } from '../chromium.ts';
import { orExplain } from '../explain.ts';

const USAGE =
  'npm run bench -- connections [--rounds 5] [--round-trip 400] [--peers vite-react,angular | --peers none] [--built]';

/** Where the copy of this site lies whose pages do not connect ahead. */
const WITHOUT = 'dist/bench/without-preconnect';
const PRECONNECT = /<link rel="preconnect"[^>]*>/g;

interface Place {
  target: Target;
  server: BenchServer;
  line: FarLine;
  /** Milliseconds until ready, of each round. */
  ready: number[];
}

/**
 * Measures first visits of the profile where each connection takes round trips of its own, beside the same pages without
 * the hints to connect ahead. Each visit has a new browser with a profile: Chromium ignores these hints in private
 * windows, which is what the contexts of `npm run bench` are. Bytes and the processor are not slowed down.
 */
await orExplain(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      'round-trip': { type: 'string', default: '400' },
      peers: { type: 'string', default: 'none' },
      built: { type: 'boolean', default: false },
    },
  });
  const [rounds, roundTripMs] = [Number(values.rounds), Number(values['round-trip'])];
  if (!(rounds > 0) || !(roundTripMs >= 0)) throw new Error(USAGE);
  const executablePath = await findOrInstallChromium();
  if (!values.built) await buildSite({ site: 'fr', tier: 'production', outDir: OURS.folder, standIn: true });
  const peers = await buildPeers(values.peers === 'none' ? [] : values.peers.split(','), !values.built);
  const targets = [OURS, withoutHints(), ...peers];
  const places = await Promise.all(targets.map((target) => placeOf(target, roundTripMs)));
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const place of places) {
        const ready = await visit(place, executablePath);
        // In the first round the server compresses its files.
        if (round > 0) place.ready.push(ready);
      }
    }
    for (const { target, ready } of places) {
      const { median = NaN, min = NaN, max = NaN } = spread(ready) ?? {};
      console.log(`${target.name}: ready ${[median, min, max].map((ms) => ms.toFixed(0)).join(', ')}`);
    }
  } finally {
    for (const { server, line } of places) {
      line.close();
      server.close();
    }
  }
});

function withoutHints(): Target {
  rmSync(WITHOUT, { recursive: true, force: true });
  cpSync(OURS.folder, WITHOUT, { recursive: true });
  for (const file of globSync(`${WITHOUT}/**/*.html`)) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(PRECONNECT, ''));
  }
  return { ...OURS, name: `${OURS.name}, without preconnect`, folder: WITHOUT };
}

/** A server and a line of its own, since this site and its copy have the same host. */
async function placeOf(target: Target, roundTripMs: number): Promise<Place> {
  const server = await startBenchServer([target], 'subscriber');
  return { target, server, line: await startFarLine(server.port, roundTripMs), ready: [] };
}

async function visit({ target, server, line }: Place, executablePath: string): Promise<number> {
  const profile = mkdtempSync(join(tmpdir(), 'connections-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    viewport: { width: 360, height: 640 },
    locale: 'fr-FR',
    args: [
      ...QUIET_BROWSER,
      '--disable-features=HttpsUpgrades',
      `--host-resolver-rules=MAP * 127.0.0.1:${String(line.port)}`,
      `--ignore-certificate-errors-spki-list=${server.spki}`,
    ],
  });
  try {
    const url = `https://${target.host}`;
    await context.addCookies([{ name: `auth0.${target.clientId}.is.authenticated`, value: 'true', url }]);
    const page = await context.newPage();
    await page.addInitScript(installProbe, target.ready);
    await page.goto(`${url}${target.path}`, { waitUntil: 'commit' });
    const ready = await page.waitForFunction(() => window.benchProbe?.ready);
    return (await ready.jsonValue()) ?? NaN;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
