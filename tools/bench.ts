import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { isProfileName } from './bench/profiles.ts';
import { runPlan, type Results, type Run } from './bench/runs.ts';
import { table } from './bench/table.ts';
import { OURS } from './bench/targets.ts';
import { verdicts } from './bench/verdicts.ts';
import { buildCommit } from './bench/buildCommit.ts';
import { buildPeers } from './bench/buildPeers.ts';
import { buildRelease } from './bench/buildRelease.ts';
import { buildSite } from './buildSite.ts';
import { findOrInstallChromium } from './chromium.ts';
import { orExplain } from './explain.ts';

const USAGE = `npm run bench -- [--rounds 9] [--profiles slow3g,slow4g,fast4g,none] [--peers vite-react,angular | --peers none]
  [--against <commit>] measures this site as it was at that commit, too
  [--json test-results/bench.json] [--what 'first visit'] leaves out other lines; [--more] adds rounds to what is in it; [--built] measures what was built before`;

/** What else `npm run bench -- <name>` measures. */
const OTHERS: Readonly<Record<string, () => Promise<unknown>>> = {
  build: () => import('./bench/build.ts'),
  connections: () => import('./bench/connections.ts'),
  interactions: () => import('./bench/interactions/run.ts'),
  trace: () => import('./bench/trace.ts'),
};

/** Measures the built pages on a slow phone, beside the same page built with other frameworks, or beside an earlier commit. */
await orExplain(async () => {
  const other = OTHERS[process.argv[2] ?? ''];
  if (other) {
    process.argv.splice(2, 1);
    await other();
    return;
  }
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '9' },
      profiles: { type: 'string', default: 'slow3g,slow4g,fast4g,none' },
      peers: { type: 'string', default: 'vite-react,angular,next' },
      against: { type: 'string' },
      json: { type: 'string', default: 'test-results/bench.json' },
      what: { type: 'string', default: '' },
      more: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const profiles = values.profiles.split(',').filter(isProfileName);
  const rounds = Number(values.rounds);
  if (profiles.length === 0 || !(rounds > 0)) throw new Error(USAGE);
  await findOrInstallChromium();
  if (!values.built) await buildSite({ site: 'fr', tier: 'production', outDir: OURS.folder, standIn: true });
  const ours = await buildRelease(!values.built);
  const names = values.peers === 'none' ? [] : values.peers.split(',');
  const others = await buildPeers(names, !values.built);
  if (values.against !== undefined) others.unshift(await buildCommit(values.against, !values.built));

  const before: Results | undefined =
    values.more && existsSync(values.json)
      ? (JSON.parse(readFileSync(values.json, 'utf8')) as Results)
      : undefined;
  const results: Results = before ?? { rows: [], calibrations: [] };
  mkdirSync(dirname(values.json), { recursive: true });
  const start = Date.now();
  const onRun = ({ what, profile, done, all }: Run): void => {
    writeFileSync(values.json, JSON.stringify(results, null, 1));
    const minutes = Math.ceil((((Date.now() - start) / done) * (all - done)) / 60_000);
    console.log(`${String(done)} of ${String(all)}: ${profile}, ${what} (${String(minutes)} min left)`);
  };
  await runPlan({ targets: [ours, ...others], profiles, rounds, what: values.what, onRun }, results);
  console.log(`\n${table(results)}\n\n${verdicts(results)}`);
});
