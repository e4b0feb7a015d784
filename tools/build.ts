import { SITE_IDS, siteOf } from '#sites/sites.ts';
import { buildSites, tierOr } from './buildSite.ts';
import { foldersOfSites, SITES_FOLDER } from './folders.ts';
import { orExplain } from './explain.ts';

/** `npm run build -- fr` builds the named sites; without arguments it builds every site. */
await orExplain(async () => {
  const tier = tierOr('production');
  const given = process.argv.slice(2).map((id) => siteOf(id).id);
  const sites = given.length > 0 ? given : SITE_IDS;
  await buildSites({ tier, folder: SITES_FOLDER, sites });
  console.log(`Built ${foldersOfSites(SITES_FOLDER, sites)} for ${tier}.`);
});
