import { existsSync } from 'node:fs';
import { runProgram } from './program.ts';

/**
 * Where the changes of this branch begin: where it left `main`, else the last commit. On `main` itself that is the last
 * commit, so that only what is not committed counts.
 */
export async function beginningOfChanges(): Promise<string> {
  const { ok, output } = await runProgram('git', ['merge-base', 'HEAD', 'main']);
  return ok ? output.trim() : 'HEAD';
}

/**
 * The files that differ from a commit, new files that git does not know included, deleted files left out.
 * @throws Error where git does not know the commit
 */
export async function changedFiles(since: string): Promise<string[]> {
  const differing = await linesOf('diff', '--name-only', since);
  const unknown = await linesOf('ls-files', '--others', '--exclude-standard');
  return [...differing, ...unknown].filter((file) => existsSync(file));
}

async function linesOf(...args: string[]): Promise<string[]> {
  const { ok, output } = await runProgram('git', args);
  if (!ok) throw new Error(output);
  return output.split('\n').filter((line) => line !== '');
}
