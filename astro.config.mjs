import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import i18next from 'astro-i18next';
import { bridgeCheck } from './src/bridgeCheck/integration.ts';
import { basePort } from './tools/ports.ts';
import { standIn } from './tools/standIn.ts';
import { buildSource, sourceVariable } from './src/export/buildSource.ts';
import { chunkGroups } from './src/export/chunkGroups.ts';
import { constantsInDevelopment } from './src/export/development.ts';
import { exportFiles } from './src/export/exportFiles.ts';
import { identitySdk } from './src/export/identitySdk.ts';
import { leanKy } from './src/export/leanKy.ts';
import { localeModules } from './src/export/localeModules.ts';
import { preloadHelper } from './src/export/preloadHelper.ts';
import { shortClassNames, shortScopes } from './src/export/shortScopes.ts';
import { gallery } from './src/gallery/integration.ts';
import { contentPolicy, scriptSources } from './src/sites/policy.ts';
import { FIRST_SITE, siteForPages, siteForTier, siteOf, sitePort } from './src/sites/sites.ts';

const tier = process.env.TIER ?? 'local';
const demo = process.env.DEMO === '1';

/**
 * `npm run dev` starts the development servers of several sites.
 * @param {string} id of the site
 */
export function configOf(id) {
  const known = siteOf(id);
  const site = siteForTier(known, tier);
  const source = buildSource(site, tier, process.env);
  // Pages do not know the backend's address, and what builds them reads this variable.
  if (source.origin !== undefined) process.env[sourceVariable(id)] = source.origin;

  const constants = () => {
    const pages = siteForPages(siteForTier(known, tier));
    return {
      __SITE__: JSON.stringify(pages.site),
      __BUILD_FACTS__: JSON.stringify(pages.facts),
      __TIME_ZONE__: JSON.stringify(known.timeZone),
      __TIER__: JSON.stringify(tier),
      __DEMO__: String(demo),
      __STAND_IN__: String(source.origin === undefined && source.isMarked),
    };
  };

  return defineConfig({
    output: 'static',
    trailingSlash: 'always',
    outDir: process.env.OUT_DIR ?? `dist/${id}`,
    cacheDir: `.astro/${id}`,
    server: { port: sitePort(basePort(), id) },
    devToolbar: { enabled: false },
    build: { inlineStylesheets: 'always', concurrency: 4 },
    // There is no Markdown, and the default is at odds with the policy.
    markdown: { syntaxHighlight: false },
    security: {
      csp: {
        directives: contentPolicy(site, tier),
        scriptDirective: { resources: scriptSources(site, tier) },
      },
    },
    integrations: [
      react(),
      i18next({ configPath: './src/export/astro-i18next.config.cjs' }),
      gallery(),
      bridgeCheck(tier),
      exportFiles({ site, tier }),
      ...(site.local ? [standIn(known)] : []),
    ],
    vite: {
      resolve: {
        alias: { 'virtual:brand': fileURLToPath(new URL(`src/sites/${id}/brand`, import.meta.url)) },
      },
      plugins: [
        shortScopes(),
        chunkGroups(),
        identitySdk(),
        leanKy(),
        localeModules(site.languages),
        preloadHelper(),
        constantsInDevelopment(known, constants),
      ],
      cacheDir: `.astro/vite-${id}`,
      define: constants(),
      css: { modules: { generateScopedName: shortClassNames() } },
      build: {
        // The oldest of package.json's `browserslist`.
        target: ['safari16.0', 'chrome109', 'firefox115'],
        // Without a comment in the script: the maps stay off the public host (`src/export/sourceMaps.ts`).
        sourcemap: tier === 'local' ? false : 'hidden',
      },
      optimizeDeps: {
        // Its sources are built, not its bundle (`src/export/identitySdk.ts`).
        exclude: ['@auth0/auth0-spa-js'],
        // What the scan does not find, and would make the first page reload.
        include: [
          '@auth0/auth0-spa-js > es-cookie',
          ...['events', 'router', 'swap-functions', 'types'].map(
            (name) => `astro/virtual-modules/transitions-${name}.js`,
          ),
        ],
      },
    },
  });
}

export default configOf(process.env.SITE ?? FIRST_SITE.id);
