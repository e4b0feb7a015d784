import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tier } from '#sites/site.ts';
import { placeProblems, policyProblems, scriptProblems } from './policyRules.ts';

/** Throws with the problems of the policies and the scripts of the pages in a folder. */
export function checkPolicy(folder: string, tier: Tier): void {
  const problemsOf = (
    pattern: string,
    find: (text: string, of: Tier, file: string) => string[],
  ): string[] => {
    const files = globSync(pattern, { cwd: folder }).sort();
    if (files.length === 0) throw new Error(`${folder} has no ${pattern}`);
    return files.flatMap((file) =>
      find(readFileSync(join(folder, file), 'utf8'), tier, file).map((problem) => `${file}: ${problem}`),
    );
  };
  const problems = [
    ...problemsOf('**/*.html', policyProblems),
    ...problemsOf('**/*.html', (_, of, file) => placeProblems(file, of)),
    ...problemsOf('**/*.js', scriptProblems),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
