import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { normalizePath, runnerImport, type Plugin } from 'vite';
import type { Site } from '../sites/site.ts';

/**
 * Gives modules their constants in development. Vite's `define` reaches a page through `/@vite/client`, which stands after
 * the first scripts of this project's pages, and keeps the settings of a site as they were at the start.
 * @param site as `sites.ts` has it: the stand-in backend sees the changes too
 * @param constants the code of each constant
 */
export function constantsInDevelopment(
  site: Site,
  constants: () => Readonly<Record<string, string>>,
): Plugin {
  const settings = globSync(`src/sites/${site.id}/**/*.ts`).map((file) => normalizePath(resolve(file)));
  return {
    name: 'constants-in-development',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/')) return undefined;
      const used = Object.entries(constants()).filter(([name]) => code.includes(name));
      if (used.length === 0) return undefined;
      for (const file of settings) this.addWatchFile(file);
      return `${used.map(([name, value]) => `const ${name} = ${value};`).join('')}${code}`;
    },
    async hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !settings.includes(file)) return;
      const { module } = await runnerImport<typeof import('../sites/sites.ts')>('./src/sites/sites.ts');
      const changed = module.siteOf(site.id);
      for (const name of Object.keys(site)) Reflect.deleteProperty(site, name);
      Object.assign(site, changed);
    },
  };
}
