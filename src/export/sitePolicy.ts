const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/i;
const HASHES = /'sha(?:256|384|512)-[^']+'/g;

/**
 * Gives every page the hashes of the whole site: the router swaps pages into a document whose first policy stays
 * in force, and would see the next page's inline style refused.
 * @param pages HTML by path
 */
export function withSitePolicy(pages: ReadonlyMap<string, string>): Map<string, string> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages.values()) {
    collect(html, 'script-src', scripts);
    collect(html, 'style-src', styles);
  }
  return new Map(
    [...pages].map(([path, html]) => [
      path,
      html.replace(POLICY, (_, before: string, policy: string, after: string) =>
        `${before}${withHashes(withHashes(policy, 'script-src', scripts), 'style-src', styles)}${after}`,
      ),
    ]),
  );
}

function directive(policy: string, name: string): string | undefined {
  return policy.split(';').find((part) => part.trim().startsWith(`${name} `));
}

function collect(html: string, name: string, into: Set<string>): void {
  const policy = POLICY.exec(html)?.[2] ?? '';
  for (const hash of directive(policy, name)?.match(HASHES) ?? []) into.add(hash);
}

function withHashes(policy: string, name: string, hashes: ReadonlySet<string>): string {
  const found = directive(policy, name);
  if (found === undefined) return policy;
  const others = found.replaceAll(HASHES, '').replaceAll(/ +/g, ' ').trimEnd();
  return policy.replace(found, `${others} ${[...hashes].sort().join(' ')}`.trimEnd());
}
