import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mapsFolder, moveSourceMaps } from './sourceMaps.ts';

function exportWith(maps: Readonly<Record<string, readonly string[]>>): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'export-')), 'fr');
  mkdirSync(join(folder, '_astro'), { recursive: true });
  for (const [name, sources] of Object.entries(maps)) {
    writeFileSync(join(folder, '_astro', name), '');
    writeFileSync(join(folder, '_astro', `${name}.map`), JSON.stringify({ sources }));
  }
  return folder;
}

test('no source map stays in the export, and each is found under its release', async () => {
  const folder = exportWith({ 'a.js': ['../src/a.ts'], 'b.js': ['../src/a.ts', '../src/b.ts'] });
  expect(await moveSourceMaps(folder, 'fr', 'release-1')).toEqual(['../src/a.ts', '../src/b.ts']);
  expect(readdirSync(join(folder, '_astro')).sort()).toEqual(['a.js', 'b.js']);
  expect(readdirSync(mapsFolder(folder, 'fr', 'release-1')).sort()).toEqual(['a.js.map', 'b.js.map']);
});

test('a build without maps leaves no folder for them', async () => {
  const folder = exportWith({});
  expect(await moveSourceMaps(folder, 'fr', 'release-1')).toEqual([]);
  expect(existsSync(mapsFolder(folder, 'fr', 'release-1'))).toBe(false);
});
