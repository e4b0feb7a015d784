import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tier } from '#sites/site.ts';
import { policyProblems } from './policyRules.ts';

/** Throws with what is wrong with the policies of the pages in a folder. */
export function checkPolicy(folder: string, tier: Tier): void {
  const pages = globSync('**/*.html', { cwd: folder }).sort();
  if (pages.length === 0) throw new Error(`${folder} has no pages`);
  const problems = pages.flatMap((page) =>
    policyProblems(readFileSync(join(folder, page), 'utf8'), tier).map((problem) => `${page}: ${problem}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
