import { resolve } from 'node:path';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The two parts of start-up. Each has its own chunk, which only `layouts/Start.astro` loads. */
const START = ['src/start/session.ts', 'src/start/start.ts'].map((path) => resolve(path));

const SMALL = /\/src\/(?:account\/pass\/tones|areas\/tickets\/clock|i18n\/comingDay)\.ts$/;

/** The modules that start-up imports, at any depth, by build. */
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
 * Which modules share a chunk. Without these groups every combination of pages has its own chunk: about seventy on a
 * page, each of them a link in the HTML, a request, and too short to compress well.
 */
export const chunkGroups = {
  groups: [
    {
      // The modules that pages without a session share with the other pages, and the helpers of the bundler and of
      // Astro. They must not import modules of other groups.
      name: 'ground',
      priority: 7,
      test: /\/src\/(?:platform\/(?!goneScripts|trustedPages|withoutViewTransitions)|(?:sites|tracking)\/|embedding\/(?:hosted|webview)|http\/certainty|account\/consent|offline\/whenBack|ui\/(?:modal|scrollLock)|identity\/(?:fakeFetch|errorAddress|returnTarget|identity)\.ts|shell\/(?:privacy\/panel|sticky|switchLanguage|catalogueLinks|ShellElement))|\0(?:rolldown\/runtime|vite\/preload-helper|virtual:astro:adapter-config)/,
    },
    {
      // Forms that need it load it with a press, and the pages for leaving a contract at once.
      name: 'proof',
      priority: 6,
      test: /\/src\/account\/captcha\/solve\.ts$/,
    },
    {
      // The modules by which a page finds out whose session it has, without the provider's SDK.
      name: 'session',
      priority: 6,
      test: /\/src\/(?:identity\/session(?:Cookie)?|account\/tabs|start\/(?:hydration|navigation\/(?:early|openDocument)))\.ts$|\/node_modules\/nanostores\//,
    },
    { name: 'react', priority: 4, test: /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\// },
    {
      // Modules of start-up, on every page with a session, without React.
      // Modules of a few lines that home needs too cost less here than in chunks of their own.
      name: (id: string, graph: Graph) => (startUpImports(graph).has(id) || SMALL.test(id) ? 'base' : null),
      priority: 3,
    },
    {
      // Modules that stores import. Stores arrive before React, with the page's own script, and must not load React.
      name: 'withoutReact',
      priority: 2,
      test: /\/src\/(?:ui|account)\/(?!door\/)(?:\w+\/)*(?!use[A-Z]|formState|singleClick|posterDesign|qrPath)\w+\.ts$/,
      minShareCount: 3,
    },
    {
      // Posters and the ticket's parts are large, and most pages show neither. Few pages open a dialog that is loaded
      // on a press.
      name: 'ui',
      priority: 2,
      test: /\/src\/(?:ui\/(?!Poster|posterDesign|QrCode|qrPath|FullScreen|TicketPaper)|account\/(?!useDialog|DialogButton|door\/))|\/node_modules\/@nanostores\//,
      minShareCount: 3,
    },
    {
      // Modules that the pages of the profile, the registration and the e-mail address share.
      name: 'details',
      priority: 1,
      test: /\/src\/(?:account\/details\/|areas\/credentials\/(?:rules|Credentials\.module)\.)/,
      minShareCount: 2,
    },
    {
      // Modules that the pages of films share.
      name: 'shows',
      priority: 1,
      test: /\/src\/areas\/shows\/(?:rules|words|feelings\/\w+)\.ts$/,
      minShareCount: 2,
    },
    {
      // What a ticket, a pass and a card in full screen share.
      name: 'fullScreen',
      priority: 1,
      test: /\/src\/ui\/(?:FullScreen|QrCode|qrPath)|\/node_modules\/uqr\//,
      minShareCount: 2,
    },
    {
      // What pages keep for the door in the background, and what shows it on a press.
      name: 'kept',
      priority: 1,
      test: /\/src\/account\/door\/(?:rules|store)\.ts$/,
      minShareCount: 2,
    },
    {
      // Modules that areas use from each other.
      name: 'rooms',
      priority: 1,
      test: /\/src\/areas\/(?:advantages|cinemas|support|tickets)\/(?:store|contract|rules)\.ts/,
      minShareCount: 2,
    },
  ],
};
