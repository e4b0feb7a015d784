import type { Tier } from '#sites/site.ts';

const POLICY = /<meta\s[^>]*http-equiv="?content-security-policy"?[^>]*content="([^"]*)"/i;

/** What is wrong with a built page's content security policy, and what in the page the policy would refuse. */
export function policyProblems(html: string, tier: Tier): string[] {
  const policy = POLICY.exec(html)?.[1];
  if (policy === undefined) return ['has no content security policy'];
  const text = html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
  return [
    ...["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'"].filter((source) => policy.includes(source)),
    ...(/(?:default-src|script-src)[^;]*\s\*(?:[\s;]|$)/.test(policy)
      ? ['a policy that admits every host']
      : []),
    ...(tier !== 'local' && /localhost|http:\/\//.test(policy)
      ? [`localhost or http: in the ${tier} policy`]
      : []),
    ...(/<[^>]+\sstyle=/.test(text) ? ['a style attribute'] : []),
    ...(/<[^>]+\son[a-z]+=/.test(text) ? ['an inline event handler'] : []),
  ];
}

/** What must not be in a script of an export of this tier. */
export function scriptProblems(script: string, tier: Tier): string[] {
  return tier === 'production' && script.includes('/sandbox/') ? ['the stand-in backend (SP-58)'] : [];
}
