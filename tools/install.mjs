// Plain JavaScript for the machine's own Node, which may be 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Whether npm's record of its last installation agrees with the lock file. The comparison reads the content: file
 * times are meaningless after a checkout or with a cached node_modules.
 * @param {Lock} wanted package-lock.json
 * @param {Lock | undefined} found node_modules/.package-lock.json
 */
export function isInstalled(wanted, found) {
  if (!found) return false;
  const isMissing = (/** @type {[string, LockedPackage]} */ [path, { version, optional }]) => {
    const installed = found.packages[path];
    // Optional packages are for other platforms: npm leaves them out.
    return installed ? installed.version !== version : !optional;
  };
  const wantedPackages = Object.entries(wanted.packages).filter(([path]) => path !== '');
  return (
    !wantedPackages.some(isMissing) && Object.keys(found.packages).every((path) => path in wanted.packages)
  );
}

/** Runs `npm ci` where it is needed. A failure is printed and ends the process. */
export function ensureInstalled() {
  const wanted = readLock('package-lock.json');
  if (!wanted) throw new Error('package-lock.json is missing');
  if (isInstalled(wanted, readLock('node_modules/.package-lock.json'))) return;
  console.error('Installing dependencies (npm ci) ...');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { encoding: 'utf8' });
  if (npm.status === 0) return;
  console.error(npm.error?.message ?? npm.stdout + npm.stderr);
  process.exit(1);
}

/**
 * @param {string} path
 * @returns {Lock | undefined}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Where npm links the programs of the installed packages. */
export const PROGRAMS = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));

/** The first major version of Node that runs the .ts files of the commands and that the project is tried on. */
export const OLDEST_MAJOR = 24;

/**
 * The Node for the commands: the platform's package from the lock file (package.json, `optionalDependencies`). On a
 * platform without such a package it is the machine's own Node, if that is new enough.
 * @param {{ programs: string, own: string, version: string }} machine `own` is the path of the machine's Node
 * @returns {string | undefined} the path of the program
 */
export function findNode({ programs, own, version }) {
  const locked = join(programs, 'node');
  if (existsSync(locked)) return locked;
  return Number.parseInt(version, 10) >= OLDEST_MAJOR ? own : undefined;
}
