import type { Breakage } from './breakage.ts';

/** Of what works without a network, and of the network that comes back. */
export const WITHOUT_NETWORK: readonly Breakage[] = [
  {
    name: 'kept-after-sign-out',
    promise: 'identity/logout-leaves-nothing',
    file: 'src/account/signOut.ts',
    find: '  forgetKept();\n',
    replace: '',
    test: {
      file: 'offline/withoutNetwork.test.ts',
      title:
        'signing out leaves no ticket and no card on the device, and no call or address with a token was ever kept',
    },
  },
  {
    name: 'age-of-kept-tickets',
    promise: 'decisions/offline-tickets',
    file: 'src/areas/tickets/store.ts',
    find: ' === copy?.list ? copy.at : undefined',
    replace: ' === copy?.list ? undefined : undefined',
    test: {
      file: 'offline/withoutNetwork.test.ts',
      title: 'kept tickets show without a network and without a sign-in, and say how old they are',
    },
  },
  {
    name: 'wrong-file-stored',
    promise: 'decisions/offline-tickets',
    file: 'src/offline/rules.ts',
    find: 'return TYPES[ending]?.includes(type) ?? false;',
    replace: 'return TYPES[ending] !== undefined && type !== undefined;',
    test: {
      file: 'offline/wrongFiles.test.ts',
      title:
        'a page that a proxy answered once with 200 in place of a script is not stored: the page opens afterwards',
    },
  },
  {
    name: 'pass-opens-at-each-reload',
    promise: 'subscription/pass-from-home-screen',
    file: 'src/account/door/request.ts',
    find: 'url.searchParams.delete(DOOR);',
    replace: '',
    test: {
      file: 'offline/doorRequest.test.ts',
      title:
        'the shortcut opens the pass once, with a network and without, and a page without a network links to it',
    },
  },
  {
    name: 'brought-back-by-the-network',
    promise: 'errors/no-reload-while-leaving',
    file: 'src/offline/connection.ts',
    find: '    await unlessLeft();\n',
    replace: '',
    test: {
      file: 'offline/withoutNetwork.test.ts',
      title: 'the network that comes back does not bring back a page that the customer is leaving',
    },
  },
  {
    name: 'page-on-its-way-not-stored',
    promise: 'decisions/offline-tickets',
    file: 'src/offline/register.ts',
    find: 'serviceWorker.ready.then(({ active }) => keepThisPage(active)).catch(noteFailure);',
    replace: 'keepThisPage(serviceWorker.controller);',
    test: {
      file: 'offline/storedLate.test.ts',
      title: 'a page that was on its way while the worker took over is stored too',
    },
  },
  {
    name: 'page-without-network-stays',
    promise: 'decisions/offline-tickets',
    file: 'src/pages/offline.astro',
    find: '  void noticeAnswers();\n',
    replace: '',
    test: {
      file: 'offline/answersAgain.test.ts',
      title:
        'a page that could not be fetched comes back by itself where the site answers again, and tries that once',
    },
  },
  {
    name: 'failing-storage-takes-the-site-away',
    promise: 'environments/optional-layers',
    file: 'src/offline/storage.ts',
    find: '      return undefined;\n    })',
    replace: "      throw new Error('storage');\n    })",
    test: {
      file: 'src/offline/worker.test.ts',
      title: 'pages and scripts open from the host where the storage $what',
    },
  },
  {
    name: 'page-of-another-in-place-of-the-stored-one',
    promise: 'environments/optional-layers',
    file: 'src/offline/worker.ts',
    find: " || type === 'opaqueredirect'",
    replace: '',
    test: {
      file: 'offline/storedPages.test.ts',
      title:
        'a stored page shows where another speaks for the host, and its own words stand where nothing is stored',
    },
  },
];
