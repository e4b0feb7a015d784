import { existsSync, readFileSync } from 'node:fs';
import { runProgram } from './program.ts';

/**
 * Where the changes begin: where the branch left `main`. On `main` itself it is the last commit, or the one before
 * where everything is committed.
 */
export async function beginningOfChanges(): Promise<string> {
  const head = await commit('rev-parse', 'HEAD');
  const left =
    (await commit('merge-base', 'HEAD', 'main')) ?? (await commit('merge-base', 'HEAD', 'origin/main'));
  if (left !== undefined && left !== head) return left;
  const isClean = (await changedFiles('HEAD')).length === 0;
  return (isClean ? await commit('rev-parse', '--verify', '--quiet', 'HEAD~1') : undefined) ?? 'HEAD';
}

async function commit(...args: string[]): Promise<string | undefined> {
  const { ok, output } = await runProgram('git', args);
  return ok ? output.trim() : undefined;
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

/** The numbers of the lines of a file that are new or changed since a commit; all of a file that git does not know. */
export async function changedLines(since: string, file: string): Promise<number[]> {
  const hunks = (await linesOf('diff', '--unified=0', since, '--', file)).flatMap((line) => {
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    return start === undefined ? [] : [{ start: Number(start), count: Number(count) }];
  });
  const isKnown = (await commit('ls-files', '--error-unmatch', file)) !== undefined;
  if (!isKnown)
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((_, at) => at + 1);
  // What was only deleted has no line of its own, and touches the one before.
  return hunks.flatMap(({ start, count }) =>
    Array.from({ length: Math.max(count, 1) }, (_, at) => Math.max(start, 1) + at),
  );
}

async function linesOf(...args: string[]): Promise<string[]> {
  const { ok, output } = await runProgram('git', args);
  if (!ok) throw new Error(output);
  return output.split('\n').filter((line) => line !== '');
}
