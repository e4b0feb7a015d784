import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxHeaders } from '#export/nginxHeaders.ts';
import type { Tier } from '#sites/site.ts';
import { observatoryModifiers, observatoryScore } from './observatoryRules.ts';

/** 100 and above is A+; 5 more would be subresource integrity, for scripts that are our own anyway. */
export const BEST_SCORE = 130;

/** Throws with the pages of a built site that get less from the Mozilla Observatory, with its own nginx configuration. */
export function checkGrade(folder: string, tier: Tier): void {
  const conf = readFileSync(join(folder, '_nginx.conf'), 'utf8');
  const pages = globSync('**/*.html', { cwd: folder }).sort();
  if (pages.length === 0) throw new Error(`${folder} has no pages`);
  const problems = pages.flatMap((page) => {
    const uri = `/${page.replace(/index\.html$/, '')}`;
    const html = readFileSync(join(folder, page), 'utf8');
    // Where the sandbox answers, nothing is encrypted, and the local policy says so.
    const served = { headers: nginxHeaders(conf, uri), html, https: tier !== 'local' };
    const score = observatoryScore(served);
    return score === BEST_SCORE
      ? []
      : [`${folder} ${uri}: ${String(score)} ${JSON.stringify(observatoryModifiers(served))}`];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
