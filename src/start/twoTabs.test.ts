import { readFileSync, globSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OF_COOKIES, OF_DEVICE, OF_TAB } from '#platform/storageKeys.ts';
import type { TestPlatform } from '#platform/testing/testPlatform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';

/** One tab: modules of its own, on the storage of all tabs. */
async function openTab(platform: TestPlatform) {
  vi.resetModules();
  const { installPlatform } = await import('#platform/platform.ts');
  installPlatform(platform);
  const [kept, session, toasts, home, cases, { cases: list }, maybe, v, credentials] = await Promise.all([
    import('#account/kept.ts'),
    import('#identity/session.ts'),
    import('#account/toasts/store.ts'),
    import('#areas/home/store.ts'),
    import('#areas/support/cases/store.ts'),
    import('#areas/support/store.ts'),
    import('#account/change.ts'),
    import('valibot'),
    import('#areas/credentials/store.ts'),
  ]);
  const claims = { accountId: 'ana', icu: '', firstLogin: false, emailVerified: true };
  session.$session.set({ status: 'authenticated', claims });
  const message = { id: 'M', body: 'Bonjour', received: true, createdAt: '2026-01-01T10:00:00Z' };
  return {
    names: maybe.createMaybeSent('mails'),
    number: kept.createKept('device', 'number', v.number()),
    text: kept.createKept('device', 'text', v.string()),
    closeToast: (id: string) => toasts.closeToast({ ...toasts.infoToast('saved'), id, cacheId: id }),
    hidePush: home.hidePush,
    noteAct: credentials.noteAct,
    openCase: (id: string) => {
      platform.address = `https://c.example.fr/fr/messages/#case-${id}`;
      // Each tab knows no case but the one that it shows.
      const one = {
        id,
        subject: '',
        number: '',
        createdAt: '',
        closed: false,
        description: '',
        attachments: [],
      };
      list.set([{ ...one, messages: [{ ...message, id: `M-${id}` }] }] as never);
      cases.followAddress();
    },
    keepReply: cases.keepReply,
  };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

interface Writer {
  /** Adds an entry to what several tabs write. */
  write: (tab: Tab, entry: 'birthDate' | 'optIn') => void;
  stored: (platform: TestPlatform) => string | undefined;
  /** What shows that an entry is stored; by default its name. */
  entries?: readonly [string, string];
}

const WRITERS: Record<string, Writer> = {
  'closed toasts': {
    write: (tab, entry) => tab.closeToast(entry),
    stored: ({ cookies }) => cookies.read('fr_toasts'),
  },
  'hidden pushes': {
    write: (tab, entry) => tab.hidePush(entry),
    stored: ({ cookies }) => cookies.read('fr_home_push'),
    entries: ['hideBirthDatePushUntil', 'hideOptInPushUntil'],
  },
  'answers that were read': {
    write: (tab, entry) => tab.openCase(entry),
    stored: ({ device }) => device.read('kept'),
    entries: ['M-birthDate', 'M-optIn'],
  },
  'drafts of replies': {
    write: (tab, entry) => {
      tab.openCase(entry);
      tab.keepReply(`text ${entry}`);
    },
    stored: ({ tab }) => tab.read('kept'),
    entries: ['text birthDate', 'text optIn'],
  },
  'what may have been sent': {
    write: (tab, entry) => tab.names.record(entry, { kind: 'unknown', failure: { kind: 'network' } }),
    stored: ({ tab }) => tab.read('kept'),
  },
  'lines of acts': {
    write: (tab, entry) => tab.noteAct(entry === 'optIn' ? 'mail' : 'deletion', { kind: 'done' }),
    stored: ({ device }) => device.read('kept'),
    entries: ['mail', 'deletion'],
  },
  'values of two names': {
    write: (tab, entry) => (entry === 'optIn' ? tab.number.keep(4711) : tab.text.keep(entry)),
    stored: ({ device }) => device.read('kept'),
    entries: ['birthDate', '4711'],
  },
};

/** Files that write what is one value: the last write is the truth. */
const ONE_VALUE = [
  'account/consent.ts',
  'account/toasts/afterReload.ts',
  'account/wanted.ts',
  'areas/interests/store.ts',
  'areas/profile/store.ts',
  'areas/registration/store.ts',
  'areas/subscription/cancel/store.ts',
  'areas/support/contact/store.ts',
  'areas/tickets/atOnce/keep.ts',
  'areas/tickets/store.ts',
  'identity/barred.ts',
  'identity/session.ts',
  'identity/signOutMark.ts',
  'identity/transaction.ts',
  'identity/turn.ts',
  'platform/browser.ts',
  'platform/goneScripts.ts',
  'shell/dialogEntries.ts',
  'shell/SiteHeader.ts',
  'start/background.ts',
  'start/keepForDoor.ts',
];
/** Files whose writes are in the table above. */
const MERGING = [
  'areas/credentials/store.ts',
  'account/kept.ts',
  'account/change.ts',
  'account/toasts/store.ts',
  'areas/home/store.ts',
  'areas/support/cases/store.ts',
];

let platform: TestPlatform;

beforeEach(() => {
  platform = testPlatform();
  vi.stubGlobal('addEventListener', () => undefined);
});

describe.each(Object.entries(WRITERS))('%s', (_, { write, stored, entries = ['birthDate', 'optIn'] }) => {
  test('[environments/tabs-merge] what two tabs write stands, in both orders', async () => {
    for (const [first, second] of [
      [0, 1],
      [1, 0],
    ] as const) {
      platform = testPlatform();
      const tabs = [await openTab(platform), await openTab(platform)] as const;
      write(tabs[first], 'birthDate');
      write(tabs[second], 'optIn');
      for (const entry of entries) expect(stored(platform)).toContain(entry);
    }
  });
});

/** The sources that ship, by their path in `src/`. */
const sources = new Map(
  globSync('src/**/*.{ts,tsx,astro}')
    .filter((file) => !/sandbox|gallery|bridgeCheck|\btesting\b|\.test\./.test(file))
    .map((file) => [file.replace('src/', ''), readFileSync(file, 'utf8')]),
);

function sourcesWith(pattern: RegExp): string[] {
  return [...sources].flatMap(([file, text]) => (pattern.test(text) ? file : [])).sort();
}

test('[environments/tabs-merge] every file that writes into a store is known here', () => {
  const writing = sourcesWith(
    /\.(?:write|keep)\(|setItem|(?:session|local)Storage\[\w+\] =|document\.cookie =/,
  );
  expect(writing).toEqual([...ONE_VALUE, ...MERGING].sort());
});

/** What is stored and of no customer, and why it may outlive one. */
const NOBODYS: Record<string, string> = {
  'cookies fr_auth': 'goes with the session (identity/session.ts)',
  'cookies cookieOf': 'a sign-in under way (identity/transaction.ts)',
  'cookies fr_consent': 'a choice of the browser’s owner, as the law wants it',
  'cookies fr_toasts': 'an accepted risk: docs/security.md',
  'device sign-out': 'the mark of a sign-out, which names nobody',
  'device off': 'features of the site',
  'device turn': 'who is at the device; a sign-out takes the name out',
  'tab turn': 'a random name',
  'tab barred': 'moments',
  'tab signIn': 'a random name',
  'tab signInAgain': 'a number',
  'tab signInOwn': 'a sign-in under way, good once',
  'tab tabKey': 'that a banner of the chain was closed',
  'tab reloaded-build': 'a build',
};

const ASK_FOR_NOBODY = [
  'export/exportFiles.ts',
  'export/buildSource.ts',
  'http/errors.ts',
  'identity/barred.ts',
  'identity/endAtProvider.ts',
  'identity/withoutSession.ts',
  'offline/connection.ts',
  'offline/keeping.ts',
  'offline/worker.ts',
  'platform/goneScripts.ts',
  'platform/preload.ts',
  'platform/trustedPages.ts',
  'reports/reports.ts',
];

/** The text of a constant; the name itself, where it is a parameter. */
function textOf(name: string, file: string): string {
  const [, text = name] =
    new RegExp(`const ${name} = ['\`](.*)['\`]`).exec(
      `${sources.get(file) ?? ''}\n${sources.get('platform/storageKeys.ts') ?? ''}`,
    ) ?? [];
  return text.replace('${site.id}', 'fr').replace(/ .*/, '');
}

test('[identity/logout-leaves-nothing] whatever is stored goes with its customer, or is nobody’s', () => {
  const found = [...sources].flatMap(([file, text]) =>
    [
      ...text.matchAll(/\b(tab|device|cookies)\.write\(\s*(\w+)/g),
      ...text.matchAll(/(session|local)Storage(?:\.setItem\(|\[)(\w+)\]? =/g),
    ].map(
      ([, place = '', name = '']) =>
        `${place.replace('session', 'tab').replace('local', 'device')} ${textOf(name, file)}`,
    ),
  );
  const ofCustomers = [
    ...OF_TAB.map((key) => `tab ${key}`),
    ...OF_DEVICE.map((key) => `device ${key}`),
    ...OF_COOKIES.map((name) => `cookies ${name}`),
  ];
  // `account/kept.ts` chooses the store at run time.
  const known = [...ofCustomers, ...Object.keys(NOBODYS)].filter((one) => !one.endsWith(' kept'));
  expect([...new Set(found)].sort()).toEqual(known.sort());
});

test('[identity/logout-leaves-nothing, identity/sign-out-in-every-tab] whatever holds something of a customer elsewhere is known here', () => {
  // Built files only: `offline/rules.ts` says which.
  expect(sourcesWith(/\bcaches\.(?:open|match)\(|indexedDB|navigator\.storage/)).toEqual([
    'offline/keeping.ts',
  ]);
  // Entries of public pages keep the name of the turn; those of the router hold places only.
  const entries = [...sources].filter(([file]) => !/^(?:start\/navigation|shell\/dialogEntries)/.test(file));
  for (const [file, text] of entries)
    for (const [write] of text.matchAll(/history\.(?:push|replace)State\([^)]*/g))
      expect(`${file}: ${write}`).toMatch(
        /State\((?:history\.state,|\{ \.\.\.history\.state,|\{\}|\{ turn \})/,
      );
  // What takes its time ends with `abortCalls` and `asCustomer`.
  expect(sourcesWith(/createObjectURL|\.download = |giveHostFile\(|navigator\.share\(/)).toEqual([
    'account/cards/store.ts',
    'account/download.ts',
    'account/openFile.ts',
    'areas/leaving/page.ts',
    'areas/shows/year/YearStage.tsx',
    'areas/subscription/photo/PhotoDialog.tsx',
    'areas/tickets/TicketDialogs.tsx',
    'embedding/host.ts',
  ]);
  // The first two send the calls of customers; the others ask for files, or whether somebody answers.
  // Under another name too: comments are left out.
  expect(
    sourcesWith(
      /XMLHttpRequest\(|^(?!\s*(?:\*|\/[/*])).*?(?<!typeof )\bfetch\b(?![':.])|from 'ky'|sendBeacon/m,
    ),
  ).toEqual(['http/send.ts', 'http/upload.ts', ...ASK_FOR_NOBODY].sort());
});
