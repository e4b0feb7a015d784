import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeHosting } from '#export/hosting.ts';
import { parseHeaders } from '#sandbox/server/headersFile.ts';
import { SITE_IDS, siteOf } from '#sites/sites.ts';
import { forgetBuild, tierOr } from './buildSite.ts';
import { orExplain } from './explain.ts';
import { SITES_FOLDER } from './folders.ts';

/**
 * `npm run hosting -- dist/fr` writes the configuration of a built site's host anew, with the values that the variables
 * `NGINX_*` have now. One export serves several environments, and each has a host of its own. Without arguments it does
 * so for each site.
 */
await orExplain(async () => {
  const given = process.argv.slice(2);
  const folders = given.length > 0 ? given : SITE_IDS.map((site) => `${SITES_FOLDER}/${site}`);
  for (const folder of folders) {
    const [, id = '', tier] =
      /<html[^>]* data-site="([^"]+)" data-tier="([^"]+)"/.exec(read(folder, 'index.html')) ?? [];
    const built = { site: siteOf(id), tier: tierOr('production', tier) };
    // From the export itself: the headers of another tier would not fit its pages.
    forgetBuild(folder);
    const path = await writeHosting(folder, built, parseHeaders(read(folder, '_headers')));
    console.log(`Wrote ${path}`);
  }
});

function read(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    throw new Error(`${folder} holds no built site`);
  }
}
