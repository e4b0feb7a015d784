import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { budgetTable, nearLimits, weighSite } from './budgets.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function site(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'budgets-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Text that no compression shortens much: about `bytes` bytes after Brotli. */
function noise(bytes: number): string {
  let state = 1;
  return Array.from({ length: bytes }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(48 + (state % 64));
  }).join('');
}

test('a page weighs its chunks with what they import, each once', () => {
  const [page] = weighSite(
    site({
      'fr/error/index.html':
        '<script type="module" src="/_astro/a.js"></script><link rel="modulepreload" href="/_astro/b.js">',
      '_astro/a.js': `import"./b.js";import"./deep/c.js";accountScript("lazy");"${noise(1000)}"`,
      '_astro/b.js': `import"./a.js";"${noise(1000)}"`,
      '_astro/deep/c.js': `import"../b.js";"${noise(1000)}"`,
      '_astro/lazy.js': noise(90_000),
    }),
  );
  expect(page?.page).toBe('/fr/error/');
  expect(page?.problems).toEqual([]);
  expect(page?.sizes.script).toBeGreaterThan(2200);
  expect(page?.sizes.script).toBeLessThan(3300);
});

test('a lazy chunk that the page needs before it is ready counts, with its imports', () => {
  const files = {
    'fr/profile/index.html': '<script type="module" src="/_astro/page.js"></script>',
    '_astro/page.js': 'accountScript("start");accountScript("dialog")',
    '_astro/start.x0.js': 'import"./shared.js"',
    '_astro/shared.js': noise(200_000),
    '_astro/dialog.js': noise(400_000),
  };
  const [page] = weighSite(site(files));
  expect(page?.problems).toEqual([expect.stringMatching(/^script 1\d{5} > 132000$/)]);
});

test('scripts that wait for the session do not count for it, unless the page’s own script imports them', () => {
  const html =
    '<script type="module" src="/_astro/Start.js"></script><link rel="soon" href="/_astro/start.x.js">' +
    '<script type="module" src="/_astro/page.js"></script>';
  const files = {
    '_astro/Start.js': 'import"./identity.x0.js";accountScript("start")',
    '_astro/identity.x0.js': noise(20_000),
    '_astro/start.x.js': noise(40_000),
    '_astro/page.js': 'accountScript("area")',
    '_astro/area.x3.js': noise(1000),
  };
  const [page] = weighSite(site({ ...files, 'fr/profile/index.html': html }));
  expect(page?.problems).toEqual([]);
  expect(page?.sizes.files).toBe(4);
  const [other] = weighSite(
    site({ ...files, '_astro/page.js': 'import"./start.x.js"', 'fr/profile/index.html': html }),
  );
  expect(other?.problems).toEqual([expect.stringMatching(/^session \d{5} > 27000$/)]);
});

test('a needed lazy chunk under another name is found missing rather than weighed as nothing', () => {
  const [page] = weighSite(site({ 'fr/profile/index.html': '<p>One moment</p>' }));
  expect(page?.problems).toEqual(['no chunk called /start. is loaded']);
});

test('HTML and style have their own limits, and the table names what breaks them', () => {
  const pages = weighSite(
    site({
      '404.html': `<link rel="stylesheet" href="/_astro/a.css"><style>${noise(3000)}</style><p>${noise(12_000)}</p>`,
      '_astro/a.css': noise(6000),
    }),
  );
  expect(pages[0]?.problems).toEqual([expect.stringContaining('html'), expect.stringContaining('style')]);
  expect(budgetTable(pages)).toMatch(
    /\/404\.html\s+0\s+\d+\s+\d+\s+0\s+0 {2}html \d+ > 6000 {2}style \d+ > 6000/,
  );
});

test('of each class the page that is nearest to its limit is named, with what is left and how it has moved', () => {
  const sizes = { script: 1000, html: 1000, style: 1000, session: 1000, files: 3 };
  const page = (path: string, script: number) => ({ page: path, sizes: { ...sizes, script }, problems: [] });
  const pages = [page('/fr/profile/', 131_000), page('/fr/tickets/', 131_900), page('/fr/', 100_000)];
  expect(nearLimits(pages)).toEqual(['/fr/tickets/ script: 100 bytes left of 132000']);
  expect(nearLimits(pages, [page('/fr/tickets/', 131_850)])).toEqual([
    '/fr/tickets/ script: 100 bytes left of 132000, +50 since the last run',
  ]);
});
