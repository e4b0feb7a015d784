import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

/** The name by which Vite imports its helper. */
const HELPER = '\0vite/preload-helper.js';
const own = normalizePath(fileURLToPath(new URL('../platform/preload.ts', import.meta.url)));

/** What no script may have: the name of a file that it loads later, or of a style sheet. */
const LATER = /\bimport\(\s*["'`]|["'`]_astro\/[^"'`]+\.css["'`]/;
/** An `import()` of another chunk, whose hash is not known yet, and where Vite would list what that chunk imports. */
const IMPORT = /\bimport\(\s*["'`]\.\/([^"'`]+)\.!~\{[^}]+\}~\.js["'`]\s*\)|,\s*__VITE_PRELOAD__/g;

/**
 * Takes the names of other files out of scripts, but for what they import statically. A name changes with its file, and
 * so would the file that has it: one word changed renamed two thirds of all scripts. This happens before the bundler
 * computes the hashes. An `import()` then asks by a name without a hash (`platform/preload.ts`).
 *
 * It also replaces what Vite puts around each `import()` on every page. Most of Vite's own is for style sheets of chunks;
 * here each page has its one sheet inline.
 */
export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    enforce: 'pre',
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { experimental: { nativeMagicString: true } } } }
        : undefined,
    load: (id) =>
      id === HELPER ? `export { preload as __vitePreload } from ${JSON.stringify(own)};` : undefined,
    renderChunk(code, _chunk, _options, { magicString }) {
      if (this.environment.name !== 'client' || !magicString) return undefined;
      for (const { 0: text, 1: name, index } of code.matchAll(IMPORT))
        magicString.update(
          index,
          index + text.length,
          name === undefined ? '' : `accountScript(${JSON.stringify(name)})`,
        );
      return { code: magicString };
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && LATER.test(file.code))
            throw new Error(`${file.fileName} names a file that platform/preload.ts should load`);
        }
      },
    },
  };
}
