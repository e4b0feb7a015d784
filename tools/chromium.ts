import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall, runInTurn, thisSystem, type Program, type System } from './systemPrograms.ts';

const SYSTEM_CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without a window around each page, which costs about a second of processor time. */
const SYSTEM_SHELLS = ['/usr/bin/chromium-headless-shell'];

/** Keeps the browser's own traffic (updates, sync, field trials) off the network, and its first-run pages away. */
export const QUIET_BROWSER = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `$CHROMIUM`, else the browser of the system, else the browser that Playwright has installed. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM;
  if (chosen) return chosen;
  return [...SYSTEM_CHROMIUMS, chromium.executablePath()].find(isExecutable);
}

/** The browser of most tests: the headless shell, or the whole browser without a shell. `$CHROMIUM` replaces both. */
export function findHeadless(): string | undefined {
  return process.env.CHROMIUM ? findChromium() : (SYSTEM_SHELLS.find(isExecutable) ?? findChromium());
}

/** Installs the browser, and on Debian its headless shell, which makes tests faster. Throws without a browser. */
export async function findOrInstallForTests(): Promise<string> {
  const browser = await findOrInstallChromium();
  if (findHeadless() !== browser || process.env.CHROMIUM) return browser;
  for (const [program, ...args] of shellInstallations(thisSystem())) {
    await runInTurn(program, args);
  }
  return browser;
}

/** Debian has a package of the browser; elsewhere Playwright brings one. Throws when the installation fails. */
export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const failures: string[] = [];
  for (const [program, ...args] of installations(thisSystem())) {
    const { ok, output } = await runInTurn(program, args);
    const installed = findChromium();
    if (installed) return installed;
    if (!ok) failures.push(`${[program, ...args].join(' ')}\n${output}`);
  }
  throw new Error(`No Chromium: install one, or name yours in CHROMIUM.\n${failures.join('\n')}`);
}

/** Programs to run, one after the other, until there is a Chromium. */
export function installations(system: System): Program[] {
  const playwright: Program = ['playwright', 'install', 'chromium'];
  if (!system.isDebian) return [playwright];
  return [...aptInstall(system, 'chromium'), playwright];
}

export function shellInstallations(system: System): Program[] {
  return system.isDebian ? aptInstall(system, 'chromium-headless-shell') : [];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
