import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"\s*\/?>/i;
const CHARSET = /<meta charset="[^"]*"\s*\/?>/i;
/** Only these are swapped into other documents, and have others swapped into theirs. */
const ROUTED = /<meta name="astro-view-transitions-enabled"/i;
const HASHES = /'sha(?:256|384|512)-[^']+'/g;

/**
 * Gives each page the hashes of what stands inline in it, and each routed page those of all routed pages: the router
 * swaps pages into a document whose first policy stays in force, and would see the next page's inline style refused.
 * The policy moves to where it holds for the whole page, right behind the encoding: what stands before it is not
 * under it.
 * @param pages HTML by path
 * @throws when a page has a policy, and no encoding to put it behind
 */
export function withSitePolicy(pages: ReadonlyMap<string, string>): Map<string, string> {
  const all = [...pages.values()];
  // What Astro has not listed, such as an `is:inline` script, is not let in here either.
  const listed = new Set(all.flatMap((html) => policyOf(html).match(HASHES) ?? []));
  const routed = all.filter((html) => ROUTED.test(html));
  const sourcesFor = (html: string, tag: 'script' | 'style'): string[] => {
    const inline = (ROUTED.test(html) ? routed : [html]).flatMap((one) => inlineHashes(one, tag));
    return [...new Set(inline)].filter((hash) => listed.has(hash)).sort();
  };
  return new Map(
    [...pages].map(([path, html]) => [
      path,
      withPolicyFirst(html, sourcesFor(html, 'script'), sourcesFor(html, 'style')),
    ]),
  );
}

function policyOf(html: string): string {
  return POLICY.exec(html)?.[1] ?? '';
}

function withPolicyFirst(html: string, scripts: readonly string[], styles: readonly string[]): string {
  const policy = policyOf(html);
  if (policy === '') return html;
  if (!CHARSET.test(html)) throw new Error('A page with a policy must say its encoding');
  const complete = withHashes(withHashes(policy, 'script-src', scripts), 'style-src', styles);
  return html
    .replace(POLICY, '')
    .replace(
      CHARSET,
      (charset) => `${charset}<meta http-equiv="content-security-policy" content="${complete}">`,
    );
}

function withHashes(policy: string, directive: string, hashes: readonly string[]): string {
  const found = policy.split(';').find((part) => part.trim().startsWith(`${directive} `));
  if (found === undefined) return policy;
  const others = found.replaceAll(HASHES, '').replaceAll(/ +/g, ' ').trimEnd();
  return policy.replace(found, [others, ...hashes].join(' '));
}

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const texts = [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(
    ([, text = '']) => text,
  );
  return texts
    .filter((text) => text !== '')
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
