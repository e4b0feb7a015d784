import { LATER } from '../platform/waitingLinks.ts';
import { loadedChunks, type Chunks } from './chunks.ts';
import { pageElements } from './html.ts';
import { dynamicImports } from './pageParts.ts';

const SCRIPT = /\/_astro\/([\w.~@-]+\.js)/g;

/** What `platform/preload.ts` fetches. */
export function releaseFile(build: string): string {
  return `_astro/files.${build}.json`;
}

function fileName(url: string): string {
  return url.replace('/_astro/', '');
}

/**
 * What scripts ask for by a name without a hash.
 * @returns names of files in `_astro/`, by what scripts ask for: the file itself, then what it imports
 */
export function namedFiles(chunks: Chunks): Record<string, [string, ...string[]]> {
  const names = [...new Set(chunks.urls.flatMap((url) => dynamicImports(chunks.read(url))))].sort();
  const filesOf = (name: string): [string, ...string[]] => {
    const url = chunks.named(name);
    const others = loadedChunks([url], [], chunks).difference(new Set([url]));
    return [fileName(url), ...[...others].map(fileName)];
  };
  return Object.fromEntries(names.map((name) => [name, filesOf(name)]));
}

/**
 * The scripts that each page the router swaps in needs and other pages may not have. Whoever is on the way to the page
 * asks for them ahead (`start/navigation/pageScripts.ts`).
 * @param pages HTML by address, such as `/fr/tickets/`
 * @returns names of files in `_astro/`, by the same address
 */
export function pageScripts(pages: ReadonlyMap<string, string>): Record<string, string[]> {
  const scripts = [...pages]
    .filter(([, html]) => sharesDocument(html))
    .map(([path, html]) => [path, new Set([...html.matchAll(SCRIPT)].map(([, name = '']) => name))] as const);
  const common = scripts
    .map(([, names]) => names)
    .reduce((all, names) => all.intersection(names), scripts[0]?.[1] ?? new Set());
  return Object.fromEntries(scripts.map(([path, names]) => [path, [...names.difference(common)]]));
}

/** Pages with a session share a document, and have islands that wait for the session (`preloads.ts`). */
function sharesDocument(html: string): boolean {
  return pageElements(html).some(({ name, attributes }) => name === 'link' && attributes.rel === LATER);
}
