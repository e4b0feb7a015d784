const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"\s*\/?>/i;
const CHARSET = /<meta charset="[^"]*"\s*\/?>/i;
const HASHES = /'sha(?:256|384|512)-[^']+'/g;

/**
 * Gives every page the hashes of the whole site: the router swaps pages into a document whose first policy stays
 * in force, and would see the next page's inline style refused. The policy moves to where it holds for the whole
 * page, right behind the encoding: what stands before it is not under it.
 * @param pages HTML by path
 * @throws when a page has a policy, and no encoding to put it behind
 */
export function withSitePolicy(pages: ReadonlyMap<string, string>): Map<string, string> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages.values()) {
    collect(html, 'script-src', scripts);
    collect(html, 'style-src', styles);
  }
  return new Map([...pages].map(([path, html]) => [path, withPolicyFirst(html, scripts, styles)]));
}

function withPolicyFirst(html: string, scripts: ReadonlySet<string>, styles: ReadonlySet<string>): string {
  const policy = POLICY.exec(html)?.[1];
  if (policy === undefined) return html;
  if (!CHARSET.test(html)) throw new Error('A page with a policy must say its encoding');
  const complete = withHashes(withHashes(policy, 'script-src', scripts), 'style-src', styles);
  return html
    .replace(POLICY, '')
    .replace(
      CHARSET,
      (charset) => `${charset}<meta http-equiv="content-security-policy" content="${complete}">`,
    );
}

function directive(policy: string, name: string): string | undefined {
  return policy.split(';').find((part) => part.trim().startsWith(`${name} `));
}

function collect(html: string, name: string, into: Set<string>): void {
  const policy = POLICY.exec(html)?.[1] ?? '';
  for (const hash of directive(policy, name)?.match(HASHES) ?? []) into.add(hash);
}

function withHashes(policy: string, name: string, hashes: ReadonlySet<string>): string {
  const found = directive(policy, name);
  if (found === undefined) return policy;
  const others = found.replaceAll(HASHES, '').replaceAll(/ +/g, ' ').trimEnd();
  return policy.replace(found, `${others} ${[...hashes].sort().join(' ')}`.trimEnd());
}
