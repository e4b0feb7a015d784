import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

/** The name by which Vite imports its helper. */
const HELPER = '\0vite/preload-helper.js';
const own = normalizePath(fileURLToPath(new URL('../platform/preload.ts', import.meta.url)));

/** As chunks name what they ask for ahead. */
const STYLE_SHEET = /"_astro\/[^"]+\.css"/;

/**
 * Replaces what Vite puts around each `import()` on every page. Most of Vite's own is for style sheets of chunks; here
 * each page has its one sheet inline.
 */
export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    enforce: 'pre',
    load: (id) =>
      id === HELPER ? `export { preload as __vitePreload } from ${JSON.stringify(own)};` : undefined,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && STYLE_SHEET.test(file.code))
            throw new Error(
              `${file.fileName} has a style sheet of its own, which platform/preload.ts does not load`,
            );
        }
      },
    },
  };
}
