import { aptInstall, runInTurn, thisSystem } from './debian.ts';
import { runProgram } from './program.ts';

/** Throws where nginx is missing and Debian's package cannot be installed. */
export async function findOrInstallNginx(): Promise<void> {
  if ((await runProgram('nginx', ['-v'])).ok) return;
  const system = thisSystem();
  if (!system.isDebian) throw new Error('No nginx: install one, with its module for precompressed Brotli.');
  let output = '';
  // The package's service would take port 80.
  const env = { RUNLEVEL: '1' };
  for (const [program, ...args] of aptInstall(system, 'nginx-light', 'libnginx-mod-http-brotli-static')) {
    ({ output } = await runInTurn(program, args, env));
  }
  if (!(await runProgram('nginx', ['-v'])).ok) throw new Error(`nginx was not installed.\n${output}`);
}
