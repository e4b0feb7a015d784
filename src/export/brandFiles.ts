import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { SiteId } from '../sites/site.ts';

/** Files of the folder `brand/` that pages import, by the name of the import. */
const MODULES: Readonly<Record<string, string>> = {
  'virtual:brand.css': 'tokens.css',
  'virtual:brand-logo.svg': 'logo.svg',
};

/** Brings the brand of the site into its pages: the colours, and the logo as a component. */
export function brandModules(site: SiteId): Plugin {
  return {
    name: 'brand-modules',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? fileOf(site, MODULES[id] ?? '') : undefined),
  };
}

/** The icon of the site, an SVG image. */
export function brandIcon(site: SiteId): string {
  return readFileSync(fileOf(site, 'icon.svg'), 'utf8');
}

function fileOf(site: SiteId, name: string): string {
  return resolve(`src/sites/${site}/brand/${name}`);
}
