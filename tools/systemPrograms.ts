import { aptInstall, runInTurn, thisSystem } from './debian.ts';
import { runProgram } from './program.ts';

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
