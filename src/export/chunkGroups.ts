/** Fewer than this many entries share it: it stays in chunks of its own, so that pages without it do not load it. */
const WIDELY_SHARED = 4;

/**
 * Which modules travel together. Left alone, every combination of pages has its own chunk: some seventy on a page,
 * each a name in its HTML, a request, and too short to compress well.
 */
export const chunkGroups = {
  groups: [
    {
      // The little that pages without a session share with the others; it must import nothing that is not here.
      name: 'ground',
      priority: 5,
      test: /\/src\/(?:(?:platform|sites|tracking)\/|embedding\/(?:hosted|webview)|http\/gateway|account\/consent|ui\/(?:modal|scrollLock)|identity\/(?:fakeFetch|errorAddress|returnTarget|identity)\.ts|shell\/(?:sticky|switchLanguage|catalogueLinks|ShellElement))/,
      minShareCount: WIDELY_SHARED,
    },
    { name: 'react', priority: 4, test: /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\// },
    {
      // Start-up, on every page with a session and on the callback: no React, whose hooks are `use...`. The provider's
      // SDK comes only where there is one.
      name: 'base',
      priority: 3,
      test: /\/src\/(?:(?:account|http|i18n|embedding)\/(?:\w+\/)*(?!use[A-Z])\w+\.ts$|identity\/(?!provider|linking))|\/node_modules\/(?:nanostores|valibot|ky)\//,
      minShareCount: WIDELY_SHARED,
    },
    {
      name: 'ui',
      priority: 2,
      test: /\/src\/(?:ui|account)\/|\/node_modules\/@nanostores\//,
      minShareCount: WIDELY_SHARED,
    },
    {
      // What start-up and the header load of the rooms.
      name: 'rooms',
      priority: 1,
      test: /\/src\/areas\/(?:advantages|cinemas|home|shows|support|tickets)\/(?:store|contract|rules)\.ts/,
      minShareCount: 2,
    },
  ],
};
