import { aptInstall, runInTurn, thisSystem } from './debian.ts';
import { runProgram } from './program.ts';

interface Engine {
  /** The driver of the browser. Starting it shows whether the engine is installed. */
  program: string;
  args: readonly string[];
  /** Names of Debian's packages. */
  packages: readonly string[];
}

/** A virtual screen: WebKitGTK's browser cannot run without a screen. */
const SCREEN = ['xvfb', 'xauth'];

/** Each with its W3C WebDriver; Firefox brings its own, which is WebDriver BiDi. */
export const ENGINES = {
  chromium: { program: 'chromedriver', args: ['--version'], packages: ['chromium', 'chromium-driver'] },
  firefox: { program: 'firefox-esr', args: ['--version'], packages: ['firefox-esr'] },
  webkit: { program: 'WebKitWebDriver', args: ['--help'], packages: ['webkit2gtk-driver', ...SCREEN] },
} as const satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;

export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const satisfies readonly EngineName[];

/** Throws where the engine is missing and Debian's packages cannot be installed. */
export async function findOrInstallEngine(name: EngineName): Promise<void> {
  const { program, args, packages } = ENGINES[name];
  const isThere = async () => (await runProgram(program, args)).ok;
  if (await isThere()) return;
  const system = thisSystem();
  if (!system.isDebian) throw new Error(`No ${program}: install what Debian calls ${packages.join(', ')}.`);
  let output = '';
  for (const [apt, ...rest] of aptInstall(system, ...packages)) ({ output } = await runInTurn(apt, rest));
  if (!(await isThere())) throw new Error(`${program} was not installed.\n${output}`);
}
