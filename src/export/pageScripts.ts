import { LATER } from '../account/hydration.ts';

const SCRIPT = /\/_astro\/([\w.~@-]+\.js)/g;
/** Pages with a session share a document, and have islands that wait for it (`preloads.ts`). */
const SHARES_DOCUMENT = `<link rel="${LATER}"`;

/**
 * What each page that the router swaps in needs and others may not have, for whoever is on the way there
 * (`account/pageScripts.ts`).
 * @param pages built, by address, as in `/fr/tickets/`
 * @returns names of files in `_astro/`, by the same address
 */
export function pageScripts(pages: ReadonlyMap<string, string>): Record<string, string[]> {
  const scripts = [...pages]
    .filter(([, html]) => html.includes(SHARES_DOCUMENT))
    .map(([path, html]) => [path, new Set([...html.matchAll(SCRIPT)].map(([, name = '']) => name))] as const);
  const common = scripts
    .map(([, names]) => names)
    .reduce((all, names) => all.intersection(names), scripts[0]?.[1] ?? new Set());
  return Object.fromEntries(scripts.map(([path, names]) => [path, [...names.difference(common)]]));
}
