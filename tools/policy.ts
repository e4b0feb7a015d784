import { pageElements } from '#export/html.ts';
import { policyMetas } from '#export/policyMeta.ts';
import type { Tier } from '#sites/site.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Problems of a built page's content security policy, and parts of the page that the policy would refuse. */
export function policyProblems(html: string, tier: Tier): string[] {
  const elements = pageElements(html);
  const policies = policyMetas(elements).map(({ attributes }) => attributes.content ?? '');
  if (policies.length === 0) return ['has no content security policy'];
  const policy = policies.join(';');
  const attributes = elements.flatMap((element) => Object.keys(element.attributes));
  return [
    ...["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'"].filter((source) => policy.includes(source)),
    ...(/(?:default|script|style)-src[^;]*\s(?:\*|https?:|data:|blob:)(?:[\s;]|$)/.test(policy)
      ? ['a policy that admits every host']
      : []),
    ...(/(?:^|;)\s*default-src 'none'\s*(?:;|$)/.test(policy)
      ? []
      : ['a policy that admits what it does not name']),
    ...(tier !== 'local' && /localhost|http:\/\//.test(policy)
      ? [`localhost or http: in the ${tier} policy`]
      : []),
    ...(attributes.includes('style') ? ['a style attribute'] : []),
    ...(attributes.some((name) => name.startsWith('on')) ? ['an inline event handler'] : []),
  ];
}

/** Parts that a script of an export of this tier must not have: docs/decisions.md#no-fake-in-production. */
export function scriptProblems(script: string, tier: Tier): string[] {
  return tier === 'production' && script.includes('/sandbox/') ? ['the stand-in backend'] : [];
}

/** Pages that an export of this tier must not have: the self-check of the app bridge is for app teams. */
export function placeProblems(path: string, tier: Tier): string[] {
  return tier === 'production' && path.endsWith('/bridge/index.html') ? ['a page for app teams'] : [];
}

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
