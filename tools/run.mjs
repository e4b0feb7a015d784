// Every npm script calls `node tools/run.mjs <command> [arguments]`. The machine's own Node may be 20: this
// file installs what is missing and starts the command with the Node of the lock file, which runs .ts files directly.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, findNode, OLDEST_MAJOR, PROGRAMS } from './install.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const [command, ...args] = process.argv.slice(2);
ensureInstalled();

const node = findNode({ programs: PROGRAMS, own: process.execPath, version: process.versions.node });
if (!node) {
  console.error(`The lock file has no Node for this platform. Install Node ${OLDEST_MAJOR} or newer.`);
  process.exit(1);
}
const child = spawn(node, ['--import', './tools/explain.ts', `tools/${command}.ts`, ...args], {
  stdio: 'inherit',
  env: { ...process.env, PATH: [PROGRAMS, dirname(node), process.env.PATH].join(delimiter) },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
});
