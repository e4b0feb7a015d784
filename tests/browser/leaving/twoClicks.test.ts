import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_FOLDER } from '#tools/folders.ts';
import { pageElements } from '#export/html.ts';
import { routePath } from '#sites/routes.ts';
import { SITES } from '#sites/sites.ts';
import { builtPages } from '#tests/support/builtPages.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';

/** Pages without these links: those for apps, which have a way of their own, the unknown host and maintenance. */
const WITHOUT = /^\/(?:m\/|unknown-host\/|(?:\w\w\/)?maintenance\/)/;

function links(site: string, path: string): (string | undefined)[] {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return pageElements(readFileSync(join(TEST_FOLDER, site, file), 'utf8'))
    .filter(({ name, isLive }) => name === 'a' && isLive)
    .map(({ attributes }) => attributes.href);
}

for (const { id, languages } of SITES)
  test(
    `[leaving/two-clicks] ${id}: each page links to both ways out of a contract, in its language`,
    { tag: TAG.needsServer },
    () => {
      const pages = builtPages(id).filter(({ path }) => !WITHOUT.test(path));
      expect(new Set(pages.map(({ language }) => language))).toEqual(new Set(languages));
      const missing = pages.flatMap(({ path, language }) => {
        const own = languages.find((one) => one === language) ?? languages[0];
        const found = links(id, path);
        return (['publicCancel', 'withdraw'] as const)
          .map((route) => routePath(own, route))
          .filter((way) => way !== path && !found.includes(way))
          .map((way) => `${path} has no link to ${way}`);
      });
      expect(missing).toEqual([]);
    },
  );
