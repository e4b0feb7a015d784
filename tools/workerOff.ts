import { writeWorkerOff } from '#export/offlineWorker.ts';
import { SITE_IDS } from '#sites/sites.ts';
import { orExplain } from './explain.ts';
import { SITES_FOLDER } from './folders.ts';

/**
 * `npm run worker:off -- dist/fr` writes over the built worker one that removes itself, and everything that it stored,
 * from customers' browsers. Without arguments it does so for each site.
 */
await orExplain(async () => {
  const given = process.argv.slice(2);
  const folders = given.length > 0 ? given : SITE_IDS.map((site) => `${SITES_FOLDER}/${site}`);
  for (const folder of folders) {
    await writeWorkerOff(folder);
    console.log(`Wrote ${folder}/worker.js: upload it, with its .br and .gz, to switch the worker off.`);
  }
});
