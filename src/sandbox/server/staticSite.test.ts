import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersFor, parseHeaders } from './headersFile.ts';
import { staticSite } from './staticSite.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const serve = staticSite(join(folder, 'site'));
const get = (path: string, headers: Record<string, string> = {}) =>
  serve(new Request(`http://localhost${path}`, { headers }));

beforeAll(() => {
  mkdirSync(join(folder, 'site/fr'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site/fr/index.html'), '<h1>Mon compte</h1>');
  writeFileSync(join(folder, 'site/404.html'), '<h1>Introuvable</h1>');
  writeFileSync(join(folder, 'site/_headers'), '/*\n  X-All: yes\n\n/fr/*\n  X-French: yes\n');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a folder answers with its index, and without its slash leads there with the query', async () => {
  const index = await get('/fr/?a=1');
  expect([index.status, await index.text()]).toEqual([200, '<h1>Mon compte</h1>']);
  const redirect = await get('/fr?a=1');
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/fr/?a=1']);
});

test('what is not there is 404.html with status 404', async () => {
  const missing = await get('/fr/nope/');
  expect([missing.status, await missing.text()]).toEqual([404, '<h1>Introuvable</h1>']);
});

test('nothing outside the folder is served, and not the headers file itself', async () => {
  for (const path of [
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/fr/..%2f..%2fsecret.txt',
    '/%00',
    '/%E0%A4%A',
    '/_headers',
  ]) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test('the headers of every block that fits are sent', async () => {
  const { headers } = await get('/fr/');
  expect([headers.get('x-all'), headers.get('x-french')]).toEqual(['yes', 'yes']);
});

test('compressed for who takes it, and not again to who has it', async () => {
  const compressed = await get('/fr/', { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  const etag = compressed.headers.get('etag') ?? '';
  expect((await get('/fr/', { 'if-none-match': etag })).status).toBe(304);
});

test('a later block wins over an earlier one', () => {
  const rules = parseHeaders('/*\n  A: 1\n  B: a:b\n/x/*\n  A: 2\n');
  expect(headersFor(rules, '/x/y')).toEqual({ a: '2', b: 'a:b' });
  expect(headersFor(rules, '/y')).toEqual({ a: '1', b: 'a:b' });
});
