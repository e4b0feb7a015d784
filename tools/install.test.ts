import { describe, expect, test, afterEach, beforeEach } from 'vitest';
import { isInstalled, findNode, OLDEST_MAJOR } from './install.mjs';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let programs: string;

const wanted = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/other-platform': { version: '2.0.0', optional: true },
  },
};

describe('isInstalled', () => {
  test('is false where npm has never run', () => {
    expect(isInstalled(wanted, undefined)).toBe(false);
  });

  test('is true when every package has its version, other platforms’ packages aside', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
  });

  test('is false when a package is missing, has another version or is no longer asked for', () => {
    const a = { 'node_modules/a': { version: '1.0.0' } };
    expect(isInstalled(wanted, { packages: {} })).toBe(false);
    expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false);
    expect(isInstalled(wanted, { packages: { ...a, 'node_modules/b': { version: '1.0.0' } } })).toBe(false);
    expect(
      isInstalled(wanted, {
        packages: { ...a, 'node_modules/other-platform': { version: '1.9.0', optional: true } },
      }),
    ).toBe(false);
  });
});

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
