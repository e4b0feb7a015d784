// What every npm script calls: `node src/commands/run.mjs <command> [arguments]`. The machine's own Node may be 20,
// so this installs what is missing and hands over to the project's Node 24, which runs the .ts files as they are.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const [command, ...args] = process.argv.slice(2);
ensureInstalled();

const programs = resolve('node_modules/.bin');
const child = spawn(resolve(programs, 'node'), [`src/commands/${command}.ts`, ...args], {
  stdio: 'inherit',
  env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
});
