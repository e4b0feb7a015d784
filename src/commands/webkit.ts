import { aptInstall, runInTurn, thisSystem } from './debian.ts';
import { runProgram } from './program.ts';

/** Debian's Python: another Python does not find the bindings of Debian's packages. */
export const PYTHON = '/usr/bin/python3';

/** WebKitGTK's view with its bindings for Python, and a virtual screen. */
const PACKAGES = ['gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0', 'python3-gi', 'xvfb', 'xauth'];

/** Throws where the view is missing and Debian's packages cannot be installed. */
export async function findOrInstallWebkit(): Promise<void> {
  if (await isThere()) return;
  const system = thisSystem();
  if (!system.isDebian)
    throw new Error(`No WebKitGTK view: install what Debian calls ${PACKAGES.join(', ')}.`);
  let output = '';
  for (const [program, ...args] of aptInstall(system, ...PACKAGES)) {
    ({ output } = await runInTurn(program, args));
  }
  if (!(await isThere())) throw new Error(`WebKitGTK was not installed.\n${output}`);
}

async function isThere(): Promise<boolean> {
  const view = await runProgram(PYTHON, ['-c', "import gi; gi.require_version('WebKit2', '4.1')"]);
  return view.ok && (await runProgram('xvfb-run', ['--help'])).ok;
}
