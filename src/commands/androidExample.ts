import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, runInTurn, thisSystem } from './debian.ts';
import { runProgram } from './program.ts';

/** The app around the example, and the parts of Android's classes that the example uses. */
const APP = 'tests/webview/android';
const PLACE = '// EXAMPLE';

/** Throws where the Kotlin compiler is missing and Debian's package cannot be installed. */
export async function findOrInstallKotlin(): Promise<void> {
  if (await hasKotlin()) return;
  const system = thisSystem();
  if (!system.isDebian) throw new Error('No Kotlin compiler: install kotlinc.');
  let output = '';
  for (const [program, ...args] of aptInstall(system, 'kotlin'))
    ({ output } = await runInTurn(program, args));
  if (!(await hasKotlin())) throw new Error(`The Kotlin compiler was not installed.\n${output}`);
}

async function hasKotlin(): Promise<boolean> {
  return (await runProgram('kotlinc', ['-version'])).ok;
}

/** Compiles the Kotlin example of docs/app-bridge.md. Throws with what the compiler says. */
export async function compileAndroidExample(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'android-example-'));
  try {
    const host = join(folder, 'Host.kt');
    writeFileSync(
      host,
      readFileSync(join(APP, 'Host.kt'), 'utf8').replace(PLACE, () => kotlinExample()),
    );
    const classes = globSync(`${APP}/*.kt`).filter((file) => !file.endsWith('/Host.kt'));
    const { ok, output } = await runProgram('kotlinc', [...classes, host, '-d', join(folder, 'classes')]);
    if (!ok) throw new Error(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function kotlinExample(): string {
  const code = /^```kotlin\n([^]*?)^```$/m.exec(readFileSync('docs/app-bridge.md', 'utf8'))?.[1];
  if (code === undefined) throw new Error('docs/app-bridge.md has no example in Kotlin');
  return code;
}
