import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { writeWorkerOff } from './offlineWorker.ts';

const folder = mkdtempSync(join(tmpdir(), 'worker-off-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a folder without a built site is left alone', async () => {
  await expect(writeWorkerOff(folder)).rejects.toThrow('holds no built site');
  expect(existsSync(join(folder, 'worker.js'))).toBe(false);
});

test('[decisions/offline-tickets] the worker that removes itself stands in all copies of the worker', async () => {
  for (const name of ['worker.js', 'worker.js.br', 'worker.js.gz']) writeFileSync(join(folder, name), 'old');
  await writeWorkerOff(folder);
  const script = readFileSync(join(folder, 'worker.js'), 'utf8');
  expect(script).toContain('unregister');
  expect(script).not.toContain('respondWith');
  const compressed = join(folder, 'worker.js.br');
  // A script of less than 256 bytes has no compressed copy.
  if (existsSync(compressed)) expect(brotliDecompressSync(readFileSync(compressed)).toString()).toBe(script);
});
