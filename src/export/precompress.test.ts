import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

const folder = mkdtempSync(join(tmpdir(), 'export-'));
const page = '<p>Bonjour</p>'.repeat(100);

beforeAll(async () => {
  mkdirSync(join(folder, 'fr'));
  writeFileSync(join(folder, 'fr/index.html'), page);
  writeFileSync(join(folder, 'photo.png'), Buffer.alloc(1000));
  writeFileSync(join(folder, 'small.js'), 'a'.repeat(255));
  writeFileSync(join(folder, 'large.js'), 'a'.repeat(256));
  await precompress(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('beside each text of 256 bytes or more stand the same text in Brotli and in gzip', () => {
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'fr',
    'fr/index.html',
    'fr/index.html.br',
    'fr/index.html.gz',
    'large.js',
    'large.js.br',
    'large.js.gz',
    'photo.png',
    'small.js',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'fr/index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(join(folder, 'fr/index.html.gz'))).toString()).toBe(page);
});
