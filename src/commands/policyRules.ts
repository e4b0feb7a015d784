import { pageElements } from '#export/html.ts';
import { policyMetas } from '#export/policyMeta.ts';
import type { Tier } from '#sites/site.ts';

/** What is wrong with a built page's content security policy, and what in the page the policy would refuse. */
export function policyProblems(html: string, tier: Tier): string[] {
  const elements = pageElements(html);
  const policies = policyMetas(elements).map(({ attributes }) => attributes.content ?? '');
  if (policies.length === 0) return ['has no content security policy'];
  const policy = policies.join(';');
  const attributes = elements.flatMap((element) => Object.keys(element.attributes));
  return [
    ...["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'"].filter((source) => policy.includes(source)),
    ...(/(?:default-src|script-src)[^;]*\s\*(?:[\s;]|$)/.test(policy)
      ? ['a policy that admits every host']
      : []),
    ...(tier !== 'local' && /localhost|http:\/\//.test(policy)
      ? [`localhost or http: in the ${tier} policy`]
      : []),
    ...(attributes.includes('style') ? ['a style attribute'] : []),
    ...(attributes.some((name) => name.startsWith('on')) ? ['an inline event handler'] : []),
  ];
}

/** What must not be in a script of an export of this tier. */
export function scriptProblems(script: string, tier: Tier): string[] {
  return tier === 'production' && script.includes('/sandbox/') ? ['the stand-in backend (SP-58)'] : [];
}
