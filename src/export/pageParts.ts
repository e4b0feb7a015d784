/** What a built page loads, read from its HTML. Addresses are as written. */
export interface PageParts {
  /** Style elements' text. */
  inlineStyles: string[];
  styles: string[];
  /** Script elements' text, data blocks (JSON) aside. */
  inlineScripts: string[];
  /** Scripts, module preloads and what the islands name. */
  scripts: string[];
  /** Of these, what the islands name. */
  islands: string[];
}

const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript']);
const ISLAND_CODE = ['component-url', 'renderer-url', 'before-hydration-url'] as const;

export function pageParts(html: string): PageParts {
  const parts: PageParts = { inlineStyles: [], styles: [], inlineScripts: [], scripts: [], islands: [] };
  // Nothing in a comment or a noscript element is loaded; scripts and styles are taken out of the text they hold.
  const live = html.replaceAll(/<!--.*?-->|<noscript\b.*?<\/noscript>/gs, '');
  for (const [, attributeText = '', text = ''] of live.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
    const { src, type = '' } = attributes(attributeText);
    if (!SCRIPT_TYPES.has(type)) continue;
    if (src) parts.scripts.push(src);
    else parts.inlineScripts.push(text);
  }
  for (const [, text = ''] of live.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)) parts.inlineStyles.push(text);
  for (const [, attributeText = ''] of live.matchAll(/<link\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g)) {
    const { rel, href, as } = attributes(attributeText);
    if (!href) continue;
    if (rel === 'stylesheet') parts.styles.push(href);
    if (rel === 'modulepreload' || (rel === 'preload' && as === 'script')) parts.scripts.push(href);
  }
  for (const [, attributeText = ''] of live.matchAll(/<astro-island\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g)) {
    const island = attributes(attributeText);
    parts.islands.push(...ISLAND_CODE.flatMap((name) => island[name] ?? []));
  }
  parts.scripts.push(...parts.islands);
  return parts;
}

/** Addresses that a built chunk loads with itself. */
export function staticImports(code: string): string[] {
  return [...code.matchAll(/\b(?:from|import)\s*(["'])([^"'\s]+\.js)\1/g)].map(([, , path = '']) => path);
}

/** Addresses that a built chunk loads when it is asked to. */
export function dynamicImports(code: string): string[] {
  return [...code.matchAll(/\bimport\(\s*(["'`])([^"'`\s]+\.js)\1/g)].map(([, , path = '']) => path);
}

function attributes(text: string): Partial<Record<string, string>> {
  const pairs = [...text.matchAll(/([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)];
  return Object.fromEntries(
    pairs.map(([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? '']),
  );
}
