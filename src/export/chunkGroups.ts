import { resolve } from 'node:path';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Start-up's two parts. Each keeps a chunk of its own, which only `layouts/Start.astro` loads. */
const START = ['src/start/session.ts', 'src/start/start.ts'].map((path) => resolve(path));

/** By build: all that start-up imports, however deep. */
const imports = new WeakMap<Graph, ReadonlySet<string>>();

function startUpImports(graph: Graph): ReadonlySet<string> {
  const known = imports.get(graph);
  if (known) return known;
  const found = new Set(START);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  for (const id of START) found.delete(id);
  imports.set(graph, found);
  return found;
}

/**
 * Which modules travel together. Left alone, every combination of pages has its own chunk: some seventy on a page,
 * each a name in its HTML, a request, and too short to compress well.
 */
export const chunkGroups = {
  groups: [
    {
      // The little that pages without a session share with the others, with what the bundler and Astro add to every
      // page; it must import nothing that is not here.
      name: 'ground',
      priority: 7,
      test: /\/src\/(?:platform\/(?!goneScripts|trustedPages|withoutViewTransitions)|(?:sites|tracking)\/|embedding\/(?:hosted|webview)|http\/gateway|account\/consent|offline\/whenBack|ui\/(?:modal|scrollLock)|identity\/(?:fakeFetch|errorAddress|returnTarget|identity)\.ts|shell\/(?:privacy\/panel|sticky|switchLanguage|catalogueLinks|ShellElement))|\0(?:rolldown\/runtime|vite\/preload-helper|virtual:astro:adapter-config)/,
    },
    {
      // All that a page with a session needs to ask whose it is, but for the provider's SDK.
      name: 'session',
      priority: 6,
      test: /\/src\/(?:identity\/session(?:Cookie)?|account\/tabs|start\/(?:hydration|navigation\/(?:early|openDocument)))\.ts$|\/node_modules\/nanostores\//,
    },
    { name: 'react', priority: 4, test: /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\// },
    {
      // What start-up imports, on every page with a session: no React.
      name: (id: string, graph: Graph) => (startUpImports(graph).has(id) ? 'base' : null),
      priority: 3,
    },
    {
      // What stores import. They come ahead of React, with the page's own script, and must not bring it along.
      name: 'withoutReact',
      priority: 2,
      test: /\/src\/(?:ui|account)\/(?:\w+\/)*(?!use[A-Z]|formState|singleClick)\w+\.ts$/,
      minShareCount: 3,
    },
    {
      name: 'ui',
      priority: 2,
      test: /\/src\/(?:ui|account)\/|\/node_modules\/@nanostores\//,
      minShareCount: 3,
    },
    {
      // What the pages of the profile, the registration and the e-mail address share.
      name: 'details',
      priority: 1,
      test: /\/src\/(?:account\/details\/|areas\/credentials\/(?:rules|Credentials\.module)\.)/,
      minShareCount: 2,
    },
    {
      // What the pages of films share.
      name: 'shows',
      priority: 1,
      test: /\/src\/areas\/shows\/(?:rules|words|feelings\/\w+)\.ts$/,
      minShareCount: 2,
    },
    {
      // What other areas take of each other.
      name: 'rooms',
      priority: 1,
      test: /\/src\/areas\/(?:advantages|cinemas|home|support|tickets)\/(?:store|contract|rules)\.ts/,
      minShareCount: 2,
    },
  ],
};
