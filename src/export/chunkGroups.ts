import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; importers: readonly string[] } | null;
}

/** What asks for the session, which runs first and alone. It stands in the script of its layout. */
const SESSION = 'src/start/session.ts';
/** The identity library with what drives it, which few others import: a group of its own. */
const IDENTITY = 'src/identity/provider.ts';
/** The part of Astro's router that this site has replaced. */
const ROUTER = 'src/platform/trustedPages.ts';
/** The rest of start-up. */
const START = 'src/start/start.ts';

const PAGES = globSync('src/pages/**/*.astro');
/**
 * The scripts of pages that anybody may read, but for the page without a network: it shows tickets, with most of what
 * start-up has.
 */
const OF_ANYBODY = PAGES.filter((page) => /(?<!offline)\.astro$/.test(page))
  .filter((page) => readFileSync(page, 'utf8').includes('#shell/publicPage.ts'))
  .map((page) => scriptOf(page, 0));
/** The script of every page. */
const EVERYWHERE = scriptOf('src/layouts/Document.astro', 1);

/** The module that Astro makes of a page's script. */
function scriptOf(page: string, index: number): string {
  return `${page}?astro&type=script&index=${String(index)}&lang.ts`;
}

/** The stores that pages' own scripts fetch (`account/pageLoads.ts`). */
const FETCHED = [...new Set(globSync('src/{areas,pages}/**/*.astro').flatMap(storesOf))];

function storesOf(page: string): string[] {
  const imports = readFileSync(page, 'utf8').matchAll(/\bimport\('#(areas\/[^']+)'\)/g);
  return [...imports].map(([, store]) => `src/${store}`);
}

/** Modules of a few lines cost less in start-up, which has the tickets, than in chunks of their own. */
const SMALL = /\/src\/(?:account\/pass\/tones|i18n\/(?:comingDay|slug))\.ts$/;

/** Modules that come with the session and that its script does not import: what imports them is apart. */
const WITH_SESSION = /\/src\/(?:account\/pageLoads|identity\/errorAddress|platform\/json)\.ts$/;

/** The modules that an entry imports, at any depth, with the entry itself, and without the identity library; by build. */
const imports = new WeakMap<Graph, Map<string, ReadonlySet<string>>>();

function importsOf(entry: string, graph: Graph): ReadonlySet<string> {
  const byEntry = imports.get(graph) ?? new Map<string, ReadonlySet<string>>();
  imports.set(graph, byEntry);
  const known = byEntry.get(entry);
  if (known) return known;
  const found = new Set([resolve(entry)]);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (imported !== resolve(IDENTITY)) found.add(imported);
  }
  byEntry.set(entry, found);
  return found;
}

/** A group of what an entry imports. Groups of a higher priority take their part first. */
function following(entry: string, name: string) {
  return (id: string, graph: Graph): string | null => (importsOf(entry, graph).has(id) ? name : null);
}

/** Whether start-up alone imports a module: a change of it must not rename the scripts of areas. */
function isOfStartAlone(id: string, graph: Graph): boolean {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return (
    id === resolve(START) || (importers.length > 0 && importers.every((one) => isOfStartAlone(one, graph)))
  );
}

/** Whether pages with and without a session import a module, or the router and the identity, or every page. */
function isGround(id: string, graph: Graph): string | null {
  if (/^\0(?:rolldown\/runtime|vite\/preload-helper|virtual:astro:adapter-config)/.test(id)) return 'ground';
  const isOf = (entry: string): boolean => importsOf(entry, graph).has(id);
  const isShared = OF_ANYBODY.some(isOf) && [SESSION, START].some(isOf);
  const isOfBoth = isOf(ROUTER) && isOf(IDENTITY);
  return isOf(EVERYWHERE) || (id.includes('/src/') && (isShared || isOfBoth)) ? 'ground' : null;
}

/** The area whose fetched store alone imports a module, such as `support-cases`. */
function areaOf(id: string, graph: Graph): string | null {
  const [first, ...others] = FETCHED.filter((store) => importsOf(store, graph).has(id));
  if (first === undefined || others.length > 0) return null;
  return relative('src/areas', dirname(first)).replaceAll('/', '-');
}

/**
 * Which modules share a chunk. Without these groups every combination of pages has its own chunk: about seventy on a
 * page, each of them a link in the HTML, a request, and too short to compress well.
 */
const GROUPS = {
  groups: [
    {
      // What pages without a session share with the others, and the script of every page.
      name: isGround,
      priority: 7,
    },
    {
      // Forms that need it load it with a press, and the pages for leaving a contract at once.
      name: 'proof',
      priority: 6,
      test: /\/src\/account\/captcha\/solve\.ts$/,
    },
    {
      // What forms and searches share.
      name: 'plain',
      priority: 6,
      test: /\/src\/i18n\/(?:plain|folded)\.ts$/,
    },
    {
      // Astro's router, which start-up brings. The callback, which has no start-up, swaps in the page that follows it.
      name: 'router',
      priority: 6,
      test: /\/node_modules\/astro\/(?:components\/ClientRouter|dist\/(?:transitions|prefetch))|\/src\/platform\/trustedPages/,
    },
    {
      // The modules by which a page finds out whose session it has, without the provider's SDK, the one that the page's
      // own script imports, and one that start-up shares with the provider's.
      name: (id: string, graph: Graph) =>
        WITH_SESSION.test(id) || (id !== resolve(SESSION) && importsOf(SESSION, graph).has(id))
          ? 'session'
          : null,
      priority: 5,
    },
    { name: following(IDENTITY, 'identity'), priority: 4 },
    {
      // Of the stores' library only React needs the keys of an object.
      name: 'react',
      priority: 6,
      test: /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|nanostores\/(?:listen-keys|deep-map))\//,
    },
    {
      // The rest of start-up, on every page with a session, without React: what areas share with it, and its own.
      name: (id: string, graph: Graph) => {
        if (SMALL.test(id)) return 'base';
        return following(START, isOfStartAlone(id, graph) ? 'start' : 'base')(id, graph);
      },
      priority: 3,
    },
    {
      // Forms, which most pages have, and not the tickets, nor the page without a network.
      name: 'form',
      priority: 3,
      test: /\/src\/ui\/form\//,
      includeDependenciesRecursively: false,
      minShareCount: 2,
    },
    {
      // Modules that stores import. Stores arrive before React, with the page's own script, and must not load React.
      name: 'withoutReact',
      priority: 2,
      test: /\/src\/(?:ui|account)\/(?!door\/|form\/|poster\/|code\/)(?:\w+\/)*(?!use[A-Z]|formState|singleClick)\w+\.ts$/,
      minShareCount: 3,
    },
    {
      // Posters and the ticket's parts are large, and most pages show neither.
      name: 'ui',
      priority: 2,
      test: /\/src\/(?:ui\/(?!poster\/|code\/|form\/)|account\/(?!door\/|details\/))|\/node_modules\/@nanostores\//,
      minShareCount: 2,
    },
    {
      // Modules that the pages of the profile, the registration and the e-mail address share.
      name: 'details',
      priority: 1,
      test: /\/src\/(?:account\/details\/|areas\/credentials\/(?:rules|MailChangeButton|Credentials\.module)\.)/,
      minShareCount: 2,
    },
    {
      // Modules that the pages of films share.
      name: 'shows',
      priority: 1,
      test: /\/src\/areas\/shows\/(?:rules|store|history\/store|feelings\/\w+)\.ts$/,
      minShareCount: 2,
    },
    {
      name: 'poster',
      priority: 1,
      test: /\/src\/ui\/poster\//,
      includeDependenciesRecursively: false,
      minShareCount: 2,
    },
    {
      // The parts of a ticket that home, the tickets page and the page without a network share.
      name: 'ticket',
      priority: 1,
      test: /\/src\/(?:areas\/tickets|account\/wallets)\//,
      includeDependenciesRecursively: false,
      minShareCount: 2,
    },
    {
      // What a ticket, a pass and a card in full screen share.
      name: 'code',
      priority: 1,
      test: /\/src\/ui\/code\/|\/node_modules\/uqr\//,
      minShareCount: 2,
    },
    {
      // What pages keep for the door in the background, and what shows it on a press.
      name: 'kept',
      priority: 1,
      test: /\/src\/account\/door\/(?:request|rules|store)\.ts$/,
      minShareCount: 2,
    },
    // An area's stores, which arrive before its islands.
    { name: areaOf, priority: 1, includeDependenciesRecursively: false },
  ],
};

/**
 * Scripts ask for others by these names (`preloadHelper.ts`), and several folders have a store. Each page has some twenty
 * of them, whose hashes do not compress. Astro's own name of a script in a page is long.
 */
function fileOf({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): string {
  const folder = name === 'store' ? `${basename(dirname(moduleIds.at(-1) ?? ''))}-` : '';
  const short = name.replace(/\.astro_astro_type_script_index_(\d+)_lang$/, '.script$1');
  return `_astro/${folder}${short}.[hash:7].js`;
}

/** Characters before minifying. The comment costs a page some 50 bytes for each script. */
const LONG = 60_000;

/** Lets Chromium compile a long script while it arrives, beside the main thread, and not function by function. */
function compileHint({ modules }: { modules: Record<string, { renderedLength: number }> }): string {
  const length = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  return length > LONG ? '//# allFunctionsCalledOnLoad' : '';
}

/**
 * Puts the scripts that browsers load into these groups. A script that is loaded by its address may then be a group:
 * otherwise it would be one more request, for a file with one line that imports the group.
 */
export function chunkGroups(): Plugin {
  return {
    name: 'chunk-groups',
    configEnvironment(name) {
      if (name !== 'client') return undefined;
      return {
        build: {
          // `platform/preload.ts` has its own list, which is no part of any script.
          modulePreload: false,
          rolldownOptions: {
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting: GROUPS,
              chunkFileNames: fileOf,
              entryFileNames: fileOf,
              postBanner: compileHint,
            },
          },
        },
      };
    },
  };
}
