import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ReleaseFiles } from '../platform/preload.ts';
import { tenantsOfTier } from '../sites/environment.ts';
import { LANGUAGES, type Site, type Tier } from '../sites/site.ts';
import { buildId, BUILD_ID_PLACEHOLDER } from './buildId.ts';
import { buildSource, sourceVariable } from './buildSource.ts';
import { chunksIn } from './chunks.ts';
import { headerRules, headersFile } from './headers.ts';
import { writeHosting } from './hosting.ts';
import { licencesFile } from './licences.ts';
import { writeWorker } from './offlineWorker.ts';
import { namedFiles, pageScripts, releaseFile } from './pageScripts.ts';
import { precompress, QUICK } from './precompress.ts';
import { withPreloads } from './preloads.ts';
import { withSitePolicy } from './sitePolicy.ts';
import { moveSourceMaps } from './sourceMaps.ts';

/** Completes Astro's output: one policy for the whole site, the build's id, the headers for the CDN. */
export function exportFiles({ site, tier }: { site: Site; tier: Tier }): AstroIntegration {
  return {
    name: 'export-files',
    hooks: {
      // Before any page: an error in a page comes with a stack that hides what to do.
      'astro:build:start': async ({ logger }) => {
        const { origin } = buildSource(site, tier, process.env);
        const problem = origin === undefined ? undefined : await whyUnread(origin, site);
        if (problem === undefined) return;
        logger.error(
          `The ${site.id} site reads its footer and settings from ${String(origin)}, and ${problem}. ${sourceVariable(site.id)} names another backend. STAND_IN=1 builds with invented content, for tests.`,
        );
        process.exit(1);
      },
      // In development no script is known ahead, and start-up asks for the file.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(`/${releaseFile(BUILD_ID_PLACEHOLDER)}`, (_, response) =>
          response.end('{"pages":{}}'),
        );
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = await readPages(folder);
        const chunks = chunksIn(folder);
        const scripts = namedFiles(chunks);
        // A page does not name the scripts of a press, and another one of them is another release.
        const id = buildId([...pages.values(), JSON.stringify(scripts)]);
        const sources = await moveSourceMaps(folder, site.id, id);
        if (sources.length > 0) await writeFile(join(folder, 'licences.txt'), await licencesFile(sources));
        const tenants = tenantsOfTier(tier, site);
        const built = new Map<string, string>();
        for (const [path, html] of withSitePolicy(pages)) {
          const page = withPreloads(html, chunks, tenants).replaceAll(BUILD_ID_PLACEHOLDER, id);
          built.set(addressOf(folder, path), page);
          await writeFile(path, page);
        }
        const files: ReleaseFiles = { pages: pageScripts(built), scripts };
        await writeFile(join(folder, releaseFile(id)), JSON.stringify(files));
        for (const language of LANGUAGES.filter((one) => !site.languages.includes(one))) {
          await rm(join(folder, 'locales', language), { recursive: true, force: true });
        }
        const rules = headerRules(site, tier);
        await writeFile(join(folder, '_headers'), headersFile(rules));
        await writeHosting(folder, { site, tier }, rules);
        await writeWorker(folder, id, site);
        await precompress(folder, tier === 'local' ? QUICK : undefined);
      },
    },
  };
}

/** Why a build cannot read from a backend; undefined where it can. */
async function whyUnread(origin: string, { languages: [language] }: Site): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(new URL(`/api/settings?language=${language}`, origin));
    return ok ? undefined : `its settings have the status ${String(status)}`;
  } catch {
    return 'it cannot be reached';
  }
}

/** The address of a page, such as `/fr/tickets/`. */
function addressOf(folder: string, path: string): string {
  return `/${relative(folder, path).replace(/index\.html$/, '')}`;
}

async function readPages(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const paths = names.filter((name) => name.endsWith('.html')).sort();
  return new Map(
    await Promise.all(
      paths.map(async (name) => [join(folder, name), await readFile(join(folder, name), 'utf8')] as const),
    ),
  );
}
