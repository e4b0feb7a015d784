import type { SiteId } from '#sites/site.ts';
import { SITE_IDS } from '#sites/sites.ts';

/** Each command builds into its own folder: `npm test` never replaces the export of `npm run build`. */
export const SITES_FOLDER = 'dist';
export const DEMO_FOLDER = 'dist/demo';
/** The build that this run of tests is served (`TEST_BUILDS` in `buildSite.ts`). */
export const TEST_BUILD = testBuild(process.env);
/** Whoever gives the variable has built the folder. */
export const TEST_FOLDER = process.env.TEST_FOLDER ?? `dist/test/${TEST_BUILD}`;
/** The pictures that `npm run test:all -- looks` compares with. Git does not have them. */
export const BASELINE_FOLDER = 'tests/looks/baseline';

function testBuild({ SITE_SERVER, ORIGINS, GALLERY }: NodeJS.ProcessEnv) {
  if (SITE_SERVER === 'files') return 'demo';
  if (ORIGINS === 'other') return 'origins';
  return GALLERY === '1' ? 'gallery' : 'local';
}

/** The folders of the sites in a folder that holds an export: `dist/fr, dist/nl`. */
export function foldersOfSites(folder: string, sites: readonly SiteId[] = SITE_IDS): string {
  return sites.map((site) => `${folder}/${site}`).join(', ');
}
