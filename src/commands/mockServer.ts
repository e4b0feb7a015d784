import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './program.ts';

/** Prism, a server made of an OpenAPI document, and a generator of values. They have a lock file of their own. */
const FOLDER = 'tests/mock/tools';
export const MOCK_SERVER = join(FOLDER, 'node_modules/@stoplight/prism-cli/dist/index.js');

/** Throws where Prism is missing and cannot be installed. */
export async function findOrInstallMockServer(): Promise<void> {
  if (existsSync(MOCK_SERVER)) return;
  const args = ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { ok, output } = await runProgram('npm', args);
  if (!ok || !existsSync(MOCK_SERVER)) throw new Error(`Prism was not installed.\n${output}`);
}
