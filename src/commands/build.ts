import { buildSites, tierOr } from './buildSite.ts';
import { foldersOfSites, SITES_FOLDER } from './folders.ts';
import { orExplain } from './explain.ts';

await orExplain(async () => {
  const tier = tierOr('production');
  await buildSites({ tier, folder: SITES_FOLDER });
  console.log(`Built ${foldersOfSites(SITES_FOLDER)} for ${tier}.`);
});
