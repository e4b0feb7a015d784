import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import i18next from 'i18next';
import { normalizePath, type Plugin } from 'vite';

/** The name that each module exports, and its namespace. `src/env.d.ts` has the types. */
const MODULES = new Map<string, readonly [string, string]>([
  ['virtual:error-segments', ['SEGMENTS', 'routes']],
  ['virtual:toast-texts', ['FILES', 'toasts']],
  ['virtual:count-texts', ['FILES', 'accountCounts']],
  ['virtual:credential-dialog-texts', ['FILES', 'credentialDialogs']],
  ['virtual:film-year-card-texts', ['FILES', 'filmYearCard']],
  ['virtual:door-texts', ['FILES', 'door']],
  ['virtual:photo-texts', ['FILES', 'photo']],
  ['virtual:ticket-texts', ['FILES', 'tickets']],
]);

const TEXTS = /^public\/locales\/(\w+)\/(\w+)\.json$/;

/**
 * Brings texts into code that ships, for the site's own languages only. `import.meta.glob` would bring the languages
 * of every site, and the path of each file. An export has them in files of their own, so that a word renames no script.
 */
export function localeModules(languages: readonly string[]): Plugin {
  /** A language that is half translated shows in development: with the texts of the first one, or French, for what is missing. */
  function complete(language: string, namespace: string): void {
    for (const other of [languages[0] ?? 'fr', 'fr']) {
      const texts: unknown = i18next.getResourceBundle(other, namespace);
      if (texts !== undefined)
        i18next.addResourceBundle(language, namespace, structuredClone(texts), true, false);
    }
  }

  return {
    name: 'locale-modules',
    resolveId: (id) => (MODULES.has(id) ? `\0${id}` : undefined),
    load(id) {
      const [name, namespace] = MODULES.get(id.slice(1)) ?? [];
      if (name === undefined) return undefined;
      const { mode, name: environment } = this.environment;
      const isShipped = mode === 'build' && environment === 'client';
      const entries = languages.map((language) => {
        const file = `public/locales/${language}/${namespace}.json`;
        if (existsSync(file)) this.addWatchFile(resolve(file));
        const texts: unknown =
          mode === 'build' || !i18next.isInitialized
            ? JSON.parse(readFileSync(file, 'utf8'))
            : i18next.getResourceBundle(language, namespace ?? '');
        const source = JSON.stringify(texts);
        if (name === 'SEGMENTS') return `${language}: ${errorSegment(texts, file)}`;
        if (!isShipped) return `${language}: async () => ({ default: ${source} })`;
        const asked = `${namespace}.${language}`;
        this.emitFile({ type: 'asset', name: `${asked}.json`, source });
        return `${language}: () => accountScript('${asked}')`;
      });
      return `export const ${name} = { ${entries.join(', ')} };`;
    },
    configureServer() {
      // The first page reads the texts.
      i18next.on('initialized', () => {
        for (const language of languages)
          for (const file of readdirSync('public/locales/fr')) complete(language, basename(file, '.json'));
      });
    },
    // In development: pages have their texts from i18next, which reads each file once.
    async hotUpdate({ file, read }) {
      const [, language, namespace] = TEXTS.exec(normalizePath(relative('.', file))) ?? [];
      if (this.environment.name !== 'client' || language === undefined || namespace === undefined) return;
      i18next.addResourceBundle(language, namespace, JSON.parse(await read()), false, true);
      complete(language, namespace);
      this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

function errorSegment(texts: unknown, file: string): string {
  const segment = typeof texts === 'object' && texts && 'error' in texts ? texts.error : undefined;
  if (typeof segment === 'string') return JSON.stringify(segment);
  throw new Error(`No error in ${file}`);
}
