import { readFileSync, globSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestPlatform } from '#platform/testing/testPlatform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';

/** One tab: modules of its own, on the storage of all tabs. */
async function openTab(platform: TestPlatform) {
  vi.resetModules();
  const { installPlatform } = await import('#platform/platform.ts');
  installPlatform(platform);
  const [kept, session, toasts, home, cases, { cases: list }, maybe, v] = await Promise.all([
    import('#account/kept.ts'),
    import('#identity/session.ts'),
    import('#account/toasts/store.ts'),
    import('#areas/home/store.ts'),
    import('#areas/support/cases/store.ts'),
    import('#areas/support/caseStore.ts'),
    import('#account/maybeSent.ts'),
    import('valibot'),
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
    openCase: (id: string) => {
      platform.address = `https://c.example.fr/fr/messages/#case-${id}`;
      // Each tab knows no case but the one that it shows.
      const one = { id, subject: '', number: '', createdAt: '', closed: false, description: '' };
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
  'platform/browser.ts',
  'platform/goneScripts.ts',
  'start/background.ts',
  'start/keepForDoor.ts',
];
/** Files whose writes are in the table above. */
const MERGING = [
  'account/kept.ts',
  'account/maybeSent.ts',
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

test('[environments/tabs-merge] every file that writes into a store is known here', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/sandbox|\btesting\b|\.test\./.test(file));
  const writing = files.filter((file) =>
    /\.(?:write|keep)\(|setItem|(?:session|local)Storage\[\w+\] =|document\.cookie =/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(writing.map((file) => file.replace('src/', '')).sort()).toEqual([...ONE_VALUE, ...MERGING].sort());
});
