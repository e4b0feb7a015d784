import type { SiteId } from '#sites/site.ts';
import { SITE_IDS } from '#sites/sites.ts';

/** Each command builds into its own folder: `npm test` never replaces the export of `npm run build`. */
export const SITES_FOLDER = 'dist';
export const DEMO_FOLDER = 'dist/demo';
export const TEST_FOLDER = process.env.TEST_FOLDER ?? 'dist/test/local';
/** Its targets have origins of their own. */
export const TEST_ORIGINS_FOLDER = 'dist/test/origins';
/** It has the gallery, as the demonstration has. */
export const LOOKS_FOLDER = 'dist/test/looks';
/** The pictures that `npm run test:looks` compares with. Git does not have them. */
export const BASELINE_FOLDER = 'tests/looks/baseline';
export const TEST_DEMO_FOLDER = 'dist/test/demo';
/** The exports of these tiers are tested on the hosts of their environments; their policies admit no other hosts. */
export const TEST_PRODUCTION_FOLDER = 'dist/test/production';
export const TEST_NONPRODUCTION_FOLDER = 'dist/test/nonproduction';

/** The folders of the sites in a folder that holds an export: `dist/fr, dist/nl`. */
export function foldersOfSites(folder: string, sites: readonly SiteId[] = SITE_IDS): string {
  return sites.map((site) => `${folder}/${site}`).join(', ');
}
