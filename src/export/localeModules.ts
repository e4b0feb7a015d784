import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import i18next from 'i18next';
import { normalizePath, type Plugin } from 'vite';

/** The name that each module exports, its namespace, and the code of its entry. `src/env.d.ts` has the types. */
const MODULES = new Map<string, readonly [string, string, (file: string, isBuild: boolean) => string]>([
  ['virtual:error-segments', ['SEGMENTS', 'routes', errorSegment]],
  ['virtual:toast-texts', ['FILES', 'toasts', lazyFile]],
  ['virtual:count-texts', ['FILES', 'accountCounts', lazyFile]],
  ['virtual:credential-dialog-texts', ['FILES', 'credentialDialogs', lazyFile]],
  ['virtual:film-year-card-texts', ['FILES', 'filmYearCard', lazyFile]],
  ['virtual:door-texts', ['FILES', 'door', lazyFile]],
  ['virtual:photo-texts', ['FILES', 'photo', lazyFile]],
  ['virtual:ticket-texts', ['FILES', 'tickets', lazyFile]],
]);

const TEXTS = /^public\/locales\/(\w+)\/(\w+)\.json$/;

/** Vite's development server warns of imports from the public folder. */
function lazyFile(file: string, isBuild: boolean): string {
  return isBuild ? `() => import('/${file}')` : `async () => ({ default: ${readFileSync(file, 'utf8')} })`;
}

/**
 * Brings texts into code that ships, for the site's own languages only. `import.meta.glob` would bring the languages
 * of every site, and the path of each file.
 */
export function localeModules(languages: readonly string[]): Plugin {
  return {
    name: 'locale-modules',
    resolveId: (id) => (MODULES.has(id) ? `\0${id}` : undefined),
    load(id) {
      const [name, namespace, entry] = MODULES.get(id.slice(1)) ?? [];
      const isBuild = this.environment.mode === 'build';
      const entries =
        entry &&
        languages.map((language) => {
          const file = `public/locales/${language}/${namespace}.json`;
          this.addWatchFile(resolve(file));
          return `${language}: ${entry(file, isBuild)}`;
        });
      return entries && `export const ${name} = { ${entries.join(', ')} };`;
    },
    // In development: pages have their texts from i18next, which reads each file once.
    async hotUpdate({ file, read }) {
      const [, language, namespace] = TEXTS.exec(normalizePath(relative('.', file))) ?? [];
      if (this.environment.name !== 'client' || language === undefined || namespace === undefined) return;
      i18next.addResourceBundle(language, namespace, JSON.parse(await read()), false, true);
      this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

function errorSegment(file: string): string {
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const segment = typeof texts === 'object' && texts && 'error' in texts ? texts.error : undefined;
  if (typeof segment === 'string') return JSON.stringify(segment);
  throw new Error(`No error in ${file}`);
}
