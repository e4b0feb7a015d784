import { LATER } from '../platform/waitingLinks.ts';
import { pageElements } from './html.ts';

const SCRIPT = /\/_astro\/([\w.~@-]+\.js)/g;

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
