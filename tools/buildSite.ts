import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getFooter } from '#account/footer/contract.ts';
import { getSettings } from '#account/settings/contract.ts';
import type { Language, SiteId, Tier } from '#sites/site.ts';
import { buildSource, readAtApi } from '#export/buildSource.ts';
import { SITE_IDS, siteOf } from '#sites/sites.ts';
import { checkTexts } from './checkTexts.ts';
import { runProgram } from './program.ts';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const TIERS = ['local', 'nonproduction', 'production'] as const satisfies readonly Tier[];

/** What a build reads beside the folders `src` and `public`. */
const SETTINGS_FILES = ['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** Variables of the environment that a build reads. */
const READ_VARIABLES = /^(?:SITE|TIER|DEMO|ORIGINS|GALLERY|STAND_IN|API_ORIGIN_\w+|NGINX_\w+)$/;

export interface SiteBuild {
  site: SiteId;
  tier: Tier;
  outDir: string;
  /** With the footer and the settings of the stand-in backend, for tests. Pages for customers' hosts then say so. */
  standIn?: boolean | undefined;
  /** With the sandbox inside the page, for a folder of files that needs no backend. */
  demo?: boolean | undefined;
  /** With an origin of its own for each target that can have one. */
  otherOrigins?: boolean | undefined;
  /** With the gallery, the page of every part in every state. */
  gallery?: boolean | undefined;
}

/**
 * Builds a site, unless its folder holds what the same sources and settings have built.
 * @throws with the output of the build when it fails
 */
export async function buildSite(build: SiteBuild, sources = digestOfSources()): Promise<void> {
  const { site, tier, outDir } = build;
  const settings = settingsOf(build);
  const env = { ...process.env, ...settings };
  const { origin } = buildSource(siteOf(site), tier, env);
  const key = keyOf(sources, env);
  // What a backend answers may have changed since.
  if (origin === undefined && readKey(outDir) === key && existsSync(`${outDir}/index.html`)) return;
  forgetBuild(outDir);
  checkTexts();
  // Refuses now, in one line, and not after a minute of building.
  if (origin !== undefined) await checkApi(origin, siteOf(site).languages);
  const what = `${site} (${[tier, ...namesOfVariants(build)].join(', ')})`;
  console.log(`Building ${what} …`);
  const start = performance.now();
  const { ok, output } = await runProgram('astro', ['build'], { ...settings, OUT_DIR: outDir });
  if (!ok) throw new Error(`The ${site} site was not built.\n${output}`);
  writeFileSync(keyFile(outDir), key);
  console.log(`Built ${what} in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
}

async function checkApi(origin: string, languages: readonly Language[]): Promise<void> {
  for (const language of languages)
    await Promise.all([getFooter, getSettings].map((call) => readAtApi(origin, call, language)));
}

interface SitesBuild extends Omit<SiteBuild, 'site' | 'outDir'> {
  folder: string;
  /** All sites where none are named. */
  sites?: readonly SiteId[];
}

/** Builds sites into `<folder>/<site>`, side by side. */
export async function buildSites({ folder, sites = SITE_IDS, ...build }: SitesBuild): Promise<void> {
  const sources = digestOfSources();
  await Promise.all(sites.map((site) => buildSite({ ...build, site, outDir: `${folder}/${site}` }, sources)));
}

/** What tests look at, each in `dist/test/<name>`. */
const TEST_BUILDS = {
  local: { tier: 'local' },
  /** The tier of all environments between the local one and production. */
  nonproduction: { tier: 'nonproduction', standIn: true },
  production: { tier: 'production', standIn: true },
  origins: { tier: 'local', otherOrigins: true },
  gallery: { tier: 'local', gallery: true },
  demo: { tier: 'local', demo: true, gallery: true },
} satisfies Record<string, Omit<SitesBuild, 'folder'>>;

export type TestBuild = keyof typeof TEST_BUILDS;

export function buildForTests(name: TestBuild): Promise<void> {
  return buildSites({ folder: `dist/test/${name}`, ...TEST_BUILDS[name] });
}

/** After this the next build of the folder is made in any case. */
export function forgetBuild(outDir: string): void {
  rmSync(keyFile(outDir), { force: true });
}

/** The tier of the variable `TIER`, else `fallback`. Throws for any other value. */
export function tierOr(fallback: Tier, text = process.env.TIER): Tier {
  if (text === undefined || text === '') return fallback;
  const tier = TIERS.find((name) => name === text);
  if (tier) return tier;
  throw new Error(`TIER must be one of ${TIERS.join(', ')}, not "${text}"`);
}

function namesOfVariants(build: SiteBuild): string[] {
  return (['standIn', 'demo', 'otherOrigins', 'gallery'] as const).filter((name) => build[name]);
}

function settingsOf({ site, tier, standIn, demo, otherOrigins, gallery }: SiteBuild): Record<string, string> {
  return {
    SITE: site,
    TIER: tier,
    DEMO: demo ? '1' : '',
    ORIGINS: otherOrigins ? 'other' : '',
    GALLERY: gallery ? '1' : '',
    ...(standIn && { STAND_IN: '1' }),
  };
}

/** Beside the folder, since all that lies in it is uploaded. */
function keyFile(outDir: string): string {
  return `${outDir}.key`;
}

function readKey(outDir: string): string | undefined {
  return existsSync(keyFile(outDir)) ? readFileSync(keyFile(outDir), 'utf8') : undefined;
}

/** Two builds with the same key are the same. */
export function keyOf(sources: string, env: Readonly<Record<string, string | undefined>>): string {
  const read = Object.entries(env).filter(([name, value]) => READ_VARIABLES.test(name) && value);
  return createHash('sha256')
    .update(sources + JSON.stringify(read.sort()))
    .digest('hex');
}

function digestOfSources(): string {
  const files = globSync('{src,public}/**', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((file) => !/\.test\.tsx?$/.test(file));
  const hash = createHash('sha256');
  for (const file of new Set([...files, ...importedFrom('astro.config.mjs'), ...SETTINGS_FILES].sort()))
    hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function importedFrom(file: string): Set<string> {
  const found = new Set([file]);
  // A set is iterated in the order of insertion, and what is inserted meanwhile is visited too.
  for (const one of found)
    for (const to of fileImports(one)) if (/^(?:src|tools)\//.test(to) && existsSync(to)) found.add(to);
  return found;
}

/**
 * What a file imports, types included, by paths from the project's folder; packages by names that are no path.
 * TypeScript's scanner reads `.astro` files too, which dependency-cruiser does not.
 */
export function fileImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => pathOf(fileName, file));
}

function pathOf(imported: string, by: string): string {
  if (/^#(?:tests|tools)\//.test(imported)) return imported.slice(1);
  return imported.startsWith('#') ? `src/${imported.slice(1)}` : join(dirname(by), imported);
}
