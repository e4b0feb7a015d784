import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findNode, OLDEST_MAJOR } from './node.mjs';

let programs: string;
beforeEach(() => {
  programs = mkdtempSync(join(tmpdir(), 'programs-'));
});
afterEach(() => {
  rmSync(programs, { recursive: true });
});

test('the Node of the lock file is used where the platform has one', () => {
  const locked = join(programs, 'node');
  writeFileSync(locked, '');
  expect(findNode({ programs, own: '/usr/bin/node', version: '20.0.0' })).toBe(locked);
});

test('elsewhere the machine’s own Node is used when it is new enough', () => {
  const machine = { programs, own: '/usr/bin/node' };
  expect(findNode({ ...machine, version: '24.0.0' })).toBe('/usr/bin/node');
  expect(findNode({ ...machine, version: '23.11.1' })).toBeUndefined();
});

test('.nvmrc names the same major version', () => {
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(String(OLDEST_MAJOR));
});
