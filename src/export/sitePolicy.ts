import { createHash } from 'node:crypto';
import { edited, pageElements, type PageElement } from './html.ts';
import { policyMetas } from './policyMeta.ts';

const HASHES = /'sha(?:256|384|512)-[^']+'/g;

/** Scripts and styles that stand in the page itself, as their hashes in a policy. */
interface Inline {
  script: string[];
  style: string[];
}

interface Page {
  html: string;
  elements: readonly PageElement[];
  /** The text of the policy; empty for a page without one. */
  policy: string;
  inline: Inline;
  /** The router swaps only routed pages into other documents, and only routed pages into theirs. */
  isRouted: boolean;
}

/**
 * Gives each page the hashes of its own inline scripts and styles, and each routed page the hashes of all routed
 * pages: the router swaps pages into a document whose first policy stays in force, and would see the next page's
 * inline style refused. The policy moves right behind the encoding, because it does not hold for what stands before
 * it.
 * @param pages HTML by path
 * @throws when a page has a policy, and no encoding to put it behind
 */
export function withSitePolicy(pages: ReadonlyMap<string, string>): Map<string, string> {
  const read = [...pages].map(([path, html]) => [path, readPage(html)] as const);
  const all = read.map(([, page]) => page);
  const routed = all.filter(({ isRouted }) => isRouted);
  // Scripts that Astro has not listed, such as an `is:inline` script, stay refused.
  const listed = new Set(all.flatMap(({ policy }) => policy.match(HASHES) ?? []));
  const allowed = (page: Page, kind: keyof Inline): string[] => {
    const inline = (page.isRouted ? routed : [page]).flatMap((one) => one.inline[kind]);
    return [...new Set(inline)].filter((hash) => listed.has(hash)).sort();
  };
  return new Map(
    read.map(([path, page]) => [
      path,
      withPolicyFirst(page, { script: allowed(page, 'script'), style: allowed(page, 'style') }),
    ]),
  );
}

function readPage(html: string): Page {
  const elements = pageElements(html).filter(({ isLive }) => isLive);
  return {
    html,
    elements,
    policy: policyMetas(elements)[0]?.attributes.content ?? '',
    inline: { script: inlineHashes(elements, 'script'), style: inlineHashes(elements, 'style') },
    isRouted: elements.some(({ attributes }) => attributes.name === 'astro-view-transitions-enabled'),
  };
}

function withPolicyFirst({ html, elements, policy }: Page, { script, style }: Inline): string {
  const old = policyMetas(elements)[0]?.place;
  if (policy === '' || !old) return html;
  const encoding = elements.find(({ name, attributes }) => name === 'meta' && attributes.charset)?.place;
  if (!encoding) throw new Error('A page with a policy must say its encoding');
  const complete = withHashes(withHashes(policy, 'script-src', script), 'style-src', style);
  const meta = `<meta http-equiv="content-security-policy" content="${escaped(complete)}">`;
  return edited(html, [
    { ...old, text: '' },
    { startOffset: encoding.endOffset, endOffset: encoding.endOffset, text: meta },
  ]);
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function withHashes(policy: string, directive: string, hashes: readonly string[]): string {
  const found = policy.split(';').find((part) => part.trim().startsWith(`${directive} `));
  if (found === undefined) return policy;
  const others = found.replaceAll(HASHES, '').replaceAll(/ +/g, ' ').trimEnd();
  return policy.replace(found, [others, ...hashes].join(' '));
}

function inlineHashes(elements: readonly PageElement[], tag: keyof Inline): string[] {
  return elements
    .filter(({ name, text }) => name === tag && text !== '')
    .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
