import { afterEach, expect, test, vi } from 'vitest';
import { findChromium, installations } from './chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('CHROMIUM names the browser to use', () => {
  vi.stubEnv('CHROMIUM', '/opt/browser');
  expect(findChromium()).toBe('/opt/browser');
});

test('Debian installs its own package, as root or with sudo, and Playwright’s browser if that fails', () => {
  expect(installations({ isDebian: true, isRoot: true })).toEqual([
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ['playwright', 'install', 'chromium'],
  ]);
  expect(installations({ isDebian: true, isRoot: false })[0]).toEqual([
    'sudo',
    '--non-interactive',
    'apt-get',
    'update',
  ]);
});

test('any other system gets Playwright’s browser', () => {
  expect(installations({ isDebian: false, isRoot: true })).toEqual([['playwright', 'install', 'chromium']]);
});
