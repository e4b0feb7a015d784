import { readFileSync } from 'node:fs';
import { runProgram, type Finished } from './program.ts';

interface SystemProgram {
  /** Programs with arguments that end at once. They show whether it is installed. */
  shownBy: readonly (readonly [string, ...string[]])[];
  /** Names of Debian's packages. */
  packages: readonly string[];
}

/** Debian's Python: another Python does not find the bindings of Debian's packages. */
export const PYTHON = '/usr/bin/python3';

/** A virtual screen: WebKitGTK cannot run without a screen. */
const SCREEN = ['xvfb', 'xauth'];

/** Each with its W3C WebDriver; Firefox brings its own, which is WebDriver BiDi. */
export const ENGINES = {
  chromium: { shownBy: [['chromedriver', '--version']], packages: ['chromium', 'chromium-driver'] },
  firefox: { shownBy: [['firefox-esr', '--version']], packages: ['firefox-esr'] },
  webkit: { shownBy: [['WebKitWebDriver', '--help']], packages: ['webkit2gtk-driver', ...SCREEN] },
} as const satisfies Record<string, SystemProgram>;

export type EngineName = keyof typeof ENGINES;

/** WebKitGTK's view with its bindings for Python. */
export const WEBVIEW: SystemProgram = {
  shownBy: [
    [PYTHON, '-c', "import gi; gi.require_version('WebKit2', '4.1')"],
    ['xvfb-run', '--help'],
  ],
  packages: ['gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0', 'python3-gi', ...SCREEN],
};

export const NGINX: SystemProgram = {
  shownBy: [['nginx', '-v']],
  packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
};

/** An OpenID provider in C, that nobody here wrote. */
export const GLEWLWYD: SystemProgram = {
  shownBy: [['glewlwyd', '--version']],
  packages: ['glewlwyd'],
};

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

/** Throws where a program is missing and Debian's packages cannot be installed. */
export async function findOrInstall({ shownBy, packages }: SystemProgram): Promise<void> {
  if (await isThere()) return;
  const system = thisSystem();
  if (!system.isDebian) throw new Error(`Install what Debian calls ${packages.join(', ')}.`);
  let output = '';
  for (const [apt, ...args] of aptInstall(system, ...packages)) ({ output } = await runInTurn(apt, args));
  if (!(await isThere())) throw new Error(`Not installed: ${packages.join(', ')}.\n${output}`);

  async function isThere(): Promise<boolean> {
    const runs = await Promise.all(shownBy.map(([program, ...args]) => runProgram(program, args)));
    return runs.every(({ ok }) => ok);
  }
}
