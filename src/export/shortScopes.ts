import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import type { Plugin } from 'vite';

const SCOPE = /data-astro-cid-[a-z0-9]{8}/g;
const COMPONENT = /^(.+\.astro)(?:$|\?)/;
const STYLE = /\.astro\?.*type=style/;

/** The file of each short scope, by path. */
export type Taken = Map<string, string>;

/**
 * Shortens the attribute by which Astro ties a component's styles to its elements. The attribute stands on most elements
 * of a page, and cost a seventieth of the bytes of home. The short one follows from the component's path in the project,
 * so that two checkouts of the same code build the same pages; Astro's own follows from the path on the machine.
 */
export function shortScopes(): Plugin[] {
  const taken: Taken = new Map();
  return [
    {
      name: 'short-scopes:styles',
      enforce: 'pre',
      transform: (code, id) => (STYLE.test(id) ? withShortScopes(code, id, taken) : undefined),
    },
    {
      name: 'short-scopes:components',
      enforce: 'post',
      transform: (code, id) => (STYLE.test(id) ? undefined : withShortScopes(code, id, taken)),
    },
  ];
}

/**
 * Names the classes of style sheets after the sheet, as in `Tickets_row`. Vite's own names hold a hash and the number of
 * the line, which cost 140 bytes of a page's styles.
 *
 * @returns Vite's `generateScopedName`, which throws when two sheets have the same name
 */
export function shortClassNames(): (name: string, file: string) => string {
  const taken: Taken = new Map();
  return (name, file) => {
    const [path = file] = file.split('?');
    const scope = basename(path, '.module.css');
    take(taken, scope, relative('.', path));
    return `${scope}_${name}`;
  };
}

/**
 * @param id the module's id: the component's file, with a query for its styles
 * @returns undefined for a module that has no scope
 * @throws when two components would have the same scope
 */
export function withShortScopes(code: string, id: string, taken: Taken): string | undefined {
  const [, file] = COMPONENT.exec(id) ?? [];
  if (file === undefined || code.search(SCOPE) < 0) return undefined;
  const component = relative('.', file);
  const scope = `data-${createHash('sha256').update(component).digest('hex').slice(0, 4)}`;
  take(taken, scope, component);
  return code.replace(SCOPE, scope);
}

function take(taken: Taken, scope: string, file: string): void {
  const other = taken.get(scope) ?? file;
  if (other !== file) throw new Error(`${file} and ${other} have the same scope: rename one of them`);
  taken.set(scope, file);
}
