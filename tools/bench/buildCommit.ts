import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runProgram } from '#tools/program.ts';
import { OURS, type Target } from './targets.ts';

/** Holds one work tree per commit, with the packages of that commit. */
const FOLDER = 'dist/bench/commits';

/**
 * Builds this site as it was at another commit, by that commit's own `npm run build`.
 * @param name anything that Git resolves to a commit
 * @param build false measures what an earlier run has built
 * @throws Error when Git does not know the commit, or its build fails
 */
export async function buildCommit(name: string, build: boolean): Promise<Target> {
  const commit = (await outputOf('git', ['rev-parse', '--short', '--verify', `${name}^{commit}`])).trim();
  const folder = resolve(FOLDER, commit);
  const host = OURS.host.replace('.', `.${commit}.`);
  if (!existsSync(folder)) await outputOf('git', ['worktree', 'add', '--detach', folder, commit]);
  listHost(folder, host);
  // npm hands its settings to the programs that it runs; the other commit has settings of its own. The bench serves
  // footer and settings of the stand-in backend.
  const ownSettings = ['-u', 'npm_config_ignore_scripts', 'STAND_IN=1'];
  if (build) await outputOf('env', [...ownSettings, 'npm', 'run', '--prefix', folder, 'build']);
  return {
    ...OURS,
    name: commit,
    host,
    folder: join(folder, 'dist/fr'),
  };
}

/** Puts the host in the place of production's, which the commit's environments list. Earlier commits look at its first label. */
function listHost(folder: string, host: string): void {
  const file = join(folder, 'src/sites/fr/environments.ts');
  if (existsSync(file)) writeFileSync(file, readFileSync(file, 'utf8').replace(OURS.host, host));
}

async function outputOf(program: string, args: readonly string[]): Promise<string> {
  const { ok, output } = await runProgram(program, args);
  if (!ok) throw new Error(output);
  return output;
}
