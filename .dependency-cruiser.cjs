const AREA = '^src/areas/([^/]+)/';
const TEST = '\\.test\\.tsx?$';
/** Below the areas: they serve every area and know none. */
const FOUNDATION = '^src/(account|embedding|http|i18n|identity|offline|platform|sites|tracking|ui)/';
/** Reads the folders of all sites, for the build, commands and tests. */
const SITES_TABLE = '^src/sites/sites\\.ts$';
const START = '^src/start/';
const COMPOSITION = '^src/(areas|shell|start|layouts|pages)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'foundation-knows-no-area',
      comment: 'What several areas share knows none of them; start-up starts their first loads.',
      severity: 'error',
      from: { path: FOUNDATION, pathNot: TEST },
      to: { path: COMPOSITION },
    },
    {
      name: 'ground-floor',
      comment: 'ui, sites, http, i18n and platform stand under account too.',
      severity: 'error',
      from: { path: '^src/(ui|sites|http|i18n|platform)/', pathNot: TEST },
      to: { path: '^src/(account|identity)/' },
    },
    {
      name: 'area-imports-only-shared-areas',
      comment: 'An area imports its own files and what is shared; what two areas share moves to account.',
      severity: 'error',
      from: { path: AREA, pathNot: [TEST, '^src/areas/home/'] },
      to: {
        path: '^src/',
        pathNot: ['^src/areas/$1/', FOUNDATION, '^src/styles/'],
      },
    },
    {
      name: 'home-imports-areas',
      comment:
        'Home shows something of every area: their stores, rules and types. Of their parts it has two alone: the ticket in full screen, and its entry in the calendar.',
      severity: 'error',
      from: { path: '^src/areas/home/', pathNot: TEST },
      to: {
        path: AREA,
        dependencyTypesNot: ['type-only'],
        pathNot: [
          '^src/areas/home/',
          '/(store|rules)\\.ts$',
          '^src/areas/tickets/(ShowTicket\\.tsx|calendar\\.ts)$',
        ],
      },
    },
    {
      name: 'only-stores-from-outside',
      comment:
        'The shell and start-up reach into an area through its store only, and through what it shows before there is a session.',
      severity: 'error',
      from: { path: ['^src/shell/', START], pathNot: TEST },
      to: { path: AREA, pathNot: ['/store\\.ts$', '/atOnce/(?:keep|record|show)\\.ts$'] },
    },
    {
      name: 'start-is-imported-by-layouts-only',
      comment:
        'Start-up opens pages and imports what it opens. What a page needs from it lies lower, in account.',
      severity: 'error',
      from: { path: ['^src/', '^tests/'], pathNot: [START, '^src/layouts/', TEST] },
      to: { path: START },
    },
    {
      name: 'start-opens-pages-and-builds-none',
      comment:
        'Start-up runs in the browser: it imports what it opens, and nothing that is there for the build.',
      severity: 'error',
      from: { path: START, pathNot: TEST },
      to: { path: '^src/(layouts|pages|export|gallery|bridgeCheck)/' },
    },
    {
      name: 'rules-import-pure-code',
      comment:
        'Values in, values out: rules call rules of account and what prints, and nothing that has a state.',
      severity: 'error',
      from: { path: '/rules\\.ts$', pathNot: TEST },
      to: {
        dependencyTypesNot: ['type-only'],
        pathNot:
          '^src/(account/[^/]+/rules|i18n/(?!texts)\\w+|platform/json|sites/(?:parsedUrl|followable))\\.ts$',
      },
    },
    {
      name: 'sandbox-imports-contracts-and-rules',
      comment: 'The stand-in backend speaks the contract; it shares no state and no page with the client.',
      severity: 'error',
      from: { path: '^src/sandbox/', pathNot: TEST },
      to: {
        path: '^src/',
        pathNot: ['^src/sandbox/', '/(contract|rules)\\.ts$', '^src/http/call\\.ts$', '^src/sites/'],
      },
    },
    {
      name: 'sandbox-does-not-ship',
      comment:
        'The stand-in backend reaches a page only through fake mode’s lazy import; export reads it at build.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/(sandbox|export)/', '^src/identity/fake[^/]*\\.ts$', TEST],
      },
      to: { path: '^src/sandbox/' },
    },
    {
      name: 'tools-do-not-ship',
      comment: 'Pages import nothing that builds, tests or describes them.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/export/', TEST] },
      to: { path: '^tools/' },
    },
    {
      name: 'bridge-check-stays-alone',
      comment: 'The self-check of the bridge is for app teams. No page of a customer has a part of it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/bridgeCheck/' },
      to: { path: '^src/bridgeCheck/' },
    },
    {
      name: 'fake-mode-is-lazy',
      comment: 'Nobody but who uses fake mode downloads it.',
      severity: 'error',
      from: { path: '^src/identity/fake[^/]*\\.ts$' },
      to: { path: '^src/sandbox/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'node-stays-out-of-pages',
      comment: 'The sandbox also runs inside the page (fake mode); only its server and provider know Node.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/export/', '^src/sandbox/(server|provider)/', SITES_TABLE, TEST],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'a-page-knows-one-site',
      comment: 'What ships imports sites/current.ts: one site, and of that one what its tier needs.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/export/', '^src/sandbox/(server|provider)/', '^src/sites/', TEST],
      },
      to: { path: ['^src/sites/(sites|schema)\\.ts$', '^src/sites/[^/]+/(site|environments)\\.ts$'] },
    },
    {
      name: 'no-circular',
      comment:
        'Types included: what two files need of each other moves to a third one, as in rules.ts or props.ts.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-barrels',
      comment: 'Import from the file that has it.',
      severity: 'error',
      from: {},
      to: { path: '^src/.*index\\.tsx?$' },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro|virtual):' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^tools/bench/peers/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
};
