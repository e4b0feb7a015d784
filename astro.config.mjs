import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import i18next from 'astro-i18next';
import { bridgeCheck } from './src/bridgeCheck/integration.ts';
import { brandModules } from './src/export/brandFiles.ts';
import { buildSource, sourceVariable } from './src/export/buildSource.ts';
import { chunkGroups } from './src/export/chunkGroups.ts';
import { exportFiles } from './src/export/exportFiles.ts';
import { identitySdk } from './src/export/identitySdk.ts';
import { localeModules } from './src/export/localeModules.ts';
import { shortScopes } from './src/export/shortScopes.ts';
import { gallery } from './src/gallery/integration.ts';
import { contentPolicy, scriptSources } from './src/sites/policy.ts';
import { siteForPages, siteForTier, siteOf } from './src/sites/sites.ts';

const tier = process.env.TIER ?? 'local';
const site = siteForTier(siteOf(process.env.SITE ?? 'fr'), tier);
const demo = process.env.DEMO === '1';
const source = buildSource(site, tier, process.env);
// Pages do not know the backend's address, and what builds them reads this variable.
if (source.origin !== undefined) process.env[sourceVariable(site.id)] = source.origin;
const outDir = process.env.OUT_DIR ?? `dist/${site.id}`;

// In development the server forwards calls to the sandbox, as a CDN forwards them to the API.
const proxy = process.env.DEV_API
  ? Object.fromEntries(['/api', '/captcha', '/sandbox'].map((path) => [path, process.env.DEV_API]))
  : undefined;

export default defineConfig({
  output: 'static',
  // Astro's development server would refuse calls without a closing slash before they reach the proxy.
  trailingSlash: proxy ? 'ignore' : 'always',
  outDir,
  cacheDir: `.astro/${site.id}`,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'always', concurrency: 4 },
  security: {
    csp: {
      directives: contentPolicy(site, tier),
      scriptDirective: { resources: scriptSources(site, tier) },
    },
  },
  integrations: [react(), i18next(), gallery(), bridgeCheck(tier), exportFiles({ site, tier })],
  vite: {
    plugins: [
      shortScopes(),
      chunkGroups(),
      identitySdk(),
      brandModules(site.id),
      localeModules(site.languages),
    ],
    cacheDir: `.astro/vite-${site.id}`,
    define: {
      __SITE__: JSON.stringify(siteForPages(site)),
      __TIER__: JSON.stringify(tier),
      __DEMO__: String(demo),
      __STAND_IN__: String(source.origin === undefined && source.isMarked),
    },
    build: {
      target: 'es2022',
      // Without a comment in the script: the maps stay off the public host (`src/export/sourceMaps.ts`).
      sourcemap: tier === 'local' ? false : 'hidden',
    },
    server: { proxy },
    // Astro scans src for the imports of pages; the peers' applications import packages of their own.
    optimizeDeps: { entries: ['!src/commands/bench/peers/**'] },
  },
});
