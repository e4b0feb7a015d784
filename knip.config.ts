import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Each npm script names its command: `node tools/run.mjs <command>`. */
const commands = Object.values(scripts).flatMap((script) => {
  const name = /run\.mjs (\w+)/.exec(script)?.[1];
  return name === undefined ? [] : [`tools/${name}.ts`];
});

const config: KnipConfig = {
  entry: [
    ...commands,
    // `playwright.config.ts` starts it.
    'tools/serveTests.ts',
    'tools/measure.ts',
    // `tools/contract/allCalls.ts` reads the folder.
    'tools/contract/notes/*.ts',
    'tests/further.config.ts',
    // Integrations add these pages to Astro.
    'src/gallery/gallery.astro',
    'src/bridgeCheck/bridge.astro',
    'src/export/astro-i18next.config.cjs',
    'tools/commitlint.config.js',
    'tools/mutation/vitest.config.ts',
    'tests/dev/playwright.config.ts',
    // `src/sites/sites.ts` reads the folders of the sites.
    'src/sites/*/{site,environments}.ts',
    // The build takes these in place of modules of the identity SDK (`src/export/identitySdk.ts`).
    'src/identity/sdk{Http,Lock,Unused}.ts',
    // The build takes it in place of Vite's helper (`src/export/preloadHelper.ts`).
    'src/platform/preload.ts',
  ],
  stryker: { config: ['tools/mutation/stryker.config.mjs'] },
  project: ['{src,tools}/**/*.{ts,tsx,mjs,astro}', 'tests/**/*.ts', '*.{ts,js,mjs,cjs}'],
  // The peers are applications of their own, with their own package.json.
  ignore: ['tools/bench/peers/**'],
  // Commands run these programs by name; `astro check` needs the first.
  ignoreDependencies: ['@astrojs/check', '@commitlint/cli', '@redocly/cli', 'html-validate'],
  // Programs of the system.
  ignoreBinaries: ['glewlwyd', 'nginx', 'openssl'],
};
export default config;
