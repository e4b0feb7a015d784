import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConfPath } from '#export/hosting.ts';
import { nginxHeaders } from '#export/nginxHeaders.ts';
import type { SiteId, Tier } from '#sites/site.ts';
import { observatoryModifiers, observatoryScore } from './observatoryRules.ts';

/** 100 and above is A+. 5 more points would need subresource integrity, which scripts of the own origin do without. */
export const BEST_SCORE = 130;

/** Throws with the pages of a built site that the Mozilla Observatory would grade lower, behind the site's own nginx. */
export function checkGrade(folder: string, site: SiteId, tier: Tier): void {
  const conf = readFileSync(nginxConfPath(folder, { id: site }), 'utf8');
  const pages = globSync('**/*.html', { cwd: folder }).sort();
  if (pages.length === 0) throw new Error(`${folder} has no pages`);
  const problems = pages.flatMap((page) => {
    const uri = `/${page.replace(/index\.html$/, '')}`;
    const html = readFileSync(join(folder, page), 'utf8');
    // The sandbox answers without encryption, and the local policy allows that.
    const served = { headers: nginxHeaders(conf, uri), html, https: tier !== 'local' };
    const score = observatoryScore(served);
    return score === BEST_SCORE
      ? []
      : [`${folder} ${uri}: ${String(score)} ${JSON.stringify(observatoryModifiers(served))}`];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
