import { parseArgs } from 'node:util';
import { writeWorkerOff } from '#export/offlineWorker.ts';
import { SITE_IDS, siteOf } from '#sites/sites.ts';
import { buildSites, tierOr } from './buildSite.ts';
import { orExplain } from './explain.ts';
import { DEMO_FOLDER, foldersOfSites, SITES_FOLDER } from './folders.ts';

/**
 * `npm run build -- fr` builds the named sites; without a name it builds every site. `--demo` builds the demonstration,
 * which needs no backend. `--worker-off` writes over a built worker one that removes itself, and everything that it
 * stored, from customers' browsers.
 */
await orExplain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { demo: { type: 'boolean' }, 'worker-off': { type: 'boolean' } },
  });
  if (values['worker-off']) await turnWorkersOff(positionals);
  else if (values.demo) await buildDemo();
  else await build(positionals.map((id) => siteOf(id).id));
});

async function build(given: string[]): Promise<void> {
  const tier = tierOr('production');
  const sites = given.length > 0 ? given : SITE_IDS;
  await buildSites({ tier, folder: SITES_FOLDER, sites });
  console.log(`Built ${foldersOfSites(SITES_FOLDER, sites)} for ${tier}.`);
}

async function buildDemo(): Promise<void> {
  await buildSites({ tier: 'local', folder: DEMO_FOLDER, demo: true, gallery: true });
  console.log(
    `Built ${foldersOfSites(DEMO_FOLDER)}. Any file server can serve these folders. The gallery is at /gallery/.`,
  );
}

/** @param given folders of built sites; all of them where none is named */
async function turnWorkersOff(given: readonly string[]): Promise<void> {
  const folders = given.length > 0 ? given : SITE_IDS.map((site) => `${SITES_FOLDER}/${site}`);
  for (const folder of folders) {
    await writeWorkerOff(folder);
    console.log(`Wrote ${folder}/worker.js: upload it, with its .br and .gz, to switch the worker off.`);
  }
}
