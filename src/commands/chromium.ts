import { accessSync, constants, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runProgram } from './program.ts';

const SYSTEM_CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** `$CHROMIUM`, the system's own, else the one Playwright has installed. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM;
  if (chosen) return chosen;
  return [...SYSTEM_CHROMIUMS, chromium.executablePath()].find(isExecutable);
}

/** Debian has a package with all that a browser needs; elsewhere Playwright brings its own. Throws when that fails. */
export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const failures: string[] = [];
  for (const [program, ...args] of installations(thisSystem())) {
    const { ok, output } = await runProgram(program, args, { DEBIAN_FRONTEND: 'noninteractive' });
    const installed = findChromium();
    if (installed) return installed;
    if (!ok) failures.push(`${[program, ...args].join(' ')}\n${output}`);
  }
  throw new Error(`No Chromium: install one, or name yours in CHROMIUM.\n${failures.join('\n')}`);
}

export interface System {
  isDebian: boolean;
  isRoot: boolean;
}

type Program = [name: string, ...args: string[]];

/** What to run, in turn, until there is a Chromium. */
export function installations({ isDebian, isRoot }: System): Program[] {
  const playwright: Program = ['playwright', 'install', 'chromium'];
  if (!isDebian) return [playwright];
  const apt: Program = isRoot ? ['apt-get'] : ['sudo', '--non-interactive', 'apt-get'];
  return [[...apt, 'update'], [...apt, 'install', '-y', '--no-install-recommends', 'chromium'], playwright];
}

function thisSystem(): System {
  return { isDebian: isDebian(), isRoot: process.getuid?.() === 0 };
}

/** Ubuntu does not count: its package of that name only points to a snap. */
function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
