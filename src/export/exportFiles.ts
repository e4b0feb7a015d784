import { readFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LANGUAGES, type Site, type Tier } from '../sites/site.ts';
import { buildId, BUILD_ID_PLACEHOLDER } from './buildId.ts';
import { headersFile } from './headers.ts';
import { withPreloads } from './preloads.ts';
import { withSitePolicy } from './sitePolicy.ts';

/** What the export needs beyond Astro's own output: one policy for the whole site, the build's id, the CDN's headers. */
export function exportFiles({ site, tier }: { site: Site; tier: Tier }): AstroIntegration {
  return {
    name: 'export-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = await readPages(folder);
        const id = buildId([...pages.values()]);
        const read = (url: string): string => readFileSync(join(folder, url), 'utf8');
        for (const [path, html] of withSitePolicy(pages)) {
          await writeFile(path, withPreloads(html, read).replaceAll(BUILD_ID_PLACEHOLDER, id));
        }
        for (const language of LANGUAGES.filter((one) => !site.languages.includes(one))) {
          await rm(join(folder, 'locales', language), { recursive: true, force: true });
        }
        await writeFile(join(folder, '_headers'), headersFile(site, tier));
      },
    },
  };
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
