import { runProgram } from './program.ts';

/** Subjects of older commits follow another convention. */
const LAST_UNCHECKED = 'a23d5641eb55b031521dbe6f236c5940abc1e480';

/** Throws with the commit messages that commitlint refuses. */
export async function checkCommits(): Promise<void> {
  const range = await commitRange('.');
  if (!range) {
    console.log('This folder has no Git history: no commit message is checked.');
    return;
  }
  const { ok, output } = await runProgram('commitlint', ['--config', 'tools/commitlint.config.js', ...range]);
  if (!ok) throw new Error(output);
}

/**
 * Arguments for commitlint. A shallow clone that does not reach back to the last unchecked commit is checked whole.
 * @returns undefined where the folder is not the root of a repository with a commit
 */
export async function commitRange(folder: string): Promise<string[] | undefined> {
  const git = (...args: string[]) => runProgram('git', ['-C', folder, ...args]);
  const prefix = await git('rev-parse', '--show-prefix');
  const head = await git('rev-parse', '--verify', 'HEAD');
  if (!prefix.ok || prefix.output.trim() !== '' || !head.ok) return undefined;
  const { ok: reachesBack } = await git('merge-base', '--is-ancestor', LAST_UNCHECKED, 'HEAD');
  return [...(reachesBack ? ['--from', LAST_UNCHECKED] : []), '--to', 'HEAD'];
}
