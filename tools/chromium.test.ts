import { afterEach, expect, test, vi } from 'vitest';
import { findChromium, findHeadless, installations, shellInstallations } from './chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('CHROMIUM names the browser to use', () => {
  vi.stubEnv('CHROMIUM', '/opt/browser');
  expect(findChromium()).toBe('/opt/browser');
  expect(findHeadless()).toBe('/opt/browser');
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

test('the headless shell is Debian’s; any other system does with the browser', () => {
  expect(shellInstallations({ isDebian: true, isRoot: true }).at(-1)).toEqual([
    'apt-get',
    'install',
    '-y',
    '--no-install-recommends',
    'chromium-headless-shell',
  ]);
  expect(shellInstallations({ isDebian: false, isRoot: true })).toEqual([]);
});
