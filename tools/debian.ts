import { readFileSync } from 'node:fs';
import { runProgram, type Finished } from './program.ts';

export interface System {
  isDebian: boolean;
  isRoot: boolean;
}

export type Program = [name: string, ...args: string[]];

export function thisSystem(): System {
  return { isDebian: isDebian(), isRoot: process.getuid?.() === 0 };
}

/** Programs that install packages of the system, one after the other. */
export function aptInstall({ isRoot }: System, ...packages: string[]): Program[] {
  const apt: Program = isRoot ? ['apt-get'] : ['sudo', '--non-interactive', 'apt-get'];
  return [
    [...apt, 'update'],
    [...apt, 'install', '-y', '--no-install-recommends', ...packages],
  ];
}

let turn: Promise<unknown> = Promise.resolve();

/** Runs an installer once those before it have ended: steps run side by side, and apt refuses a second one. */
export function runInTurn(program: string, args: readonly string[]): Promise<Finished> {
  // No questions, and no service that would take a port.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const finished = turn.then(() => runProgram(program, args, env));
  turn = finished;
  return finished;
}

/** Ubuntu does not count as Debian: its package of Chromium only installs a snap. */
function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
