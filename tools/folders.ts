import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
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

const NOT_COPIED = ['.astro', '.git', 'coverage', 'dist', 'node_modules', 'test-results'];

/** Copies the project without what it builds, for a run that changes its files. */
export function copyFiles(folder: string): void {
  // The rest of a run that was ended early.
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync('.').filter((one) => !NOT_COPIED.includes(one)))
    cpSync(name, join(folder, name), { recursive: true });
  linkFiles('node_modules', join(folder, 'node_modules'));
}

/** Astro builds nothing with packages outside of its folder, and a copy of all packages would take long. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
