// Plain JavaScript for the machine's own Node, which may be 20.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
