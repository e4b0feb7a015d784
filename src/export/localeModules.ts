import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The name that each module exports, and the code of its entry for a language. `src/env.d.ts` has the types. */
const MODULES = new Map<string, readonly [string, (language: string) => string]>([
  ['virtual:error-segments', ['SEGMENTS', (language) => JSON.stringify(errorSegment(language))]],
  ['virtual:toast-texts', lazyFiles('toasts')],
  ['virtual:count-texts', lazyFiles('accountCounts')],
  ['virtual:credential-dialog-texts', lazyFiles('credentialDialogs')],
  ['virtual:film-year-card-texts', lazyFiles('filmYearCard')],
  ['virtual:door-texts', lazyFiles('door')],
  ['virtual:photo-texts', lazyFiles('photo')],
  ['virtual:ticket-texts', lazyFiles('tickets')],
]);

function lazyFiles(namespace: string): readonly [string, (language: string) => string] {
  return ['FILES', (language) => `() => import('/public/locales/${language}/${namespace}.json')`];
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
      const [name, entry] = MODULES.get(id.slice(1)) ?? [];
      const entries = entry && languages.map((language) => `${language}: ${entry(language)}`);
      return entries && `export const ${name} = { ${entries.join(', ')} };`;
    },
  };
}

function errorSegment(language: string): string {
  const texts: unknown = JSON.parse(readFileSync(`public/locales/${language}/routes.json`, 'utf8'));
  const segment = typeof texts === 'object' && texts && 'error' in texts ? texts.error : undefined;
  if (typeof segment === 'string') return segment;
  throw new Error(`No error in public/locales/${language}/routes.json`);
}
