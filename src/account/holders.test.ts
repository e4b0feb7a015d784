import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { testPlatform } from '#platform/testing/testPlatform.ts';

/** What modules hold, by file: what may be a customer's, and goes. */
const GOING: Readonly<Record<string, string>> = {
  // `wipe` empties them, by `onReset` and the loads on which they rest.
  'account/cards/store.ts': 'pictured address',
  'account/toasts/store.ts': '$actionToasts $queue $dismissals shownHere',
  'account/user/store.ts': 'opened $unsettled',
  'areas/cinemas/favouriteStore.ts': '$waiting',
  'areas/cinemas/store.ts': '$query $position',
  'areas/friends/store.ts': '$query',
  'areas/home/store.ts': '$hidden',
  'areas/preferences/store.ts': '$doubtful',
  'areas/subscription/photo/store.ts': 'tried',
  'areas/support/contact/sendStore.ts': '$sentCase $sentFiles',
  'areas/support/contact/store.ts': '$files',
  'areas/tickets/actionStore.ts': '$triedMails $cancelled',
  'http/cache.ts': 'entries',
  'http/send.ts': 'underWay',
  'shell/ToastRegion.ts': '$seen',
  'start/background.ts': 'greeted',
  // With the session, or the page, which opens anew.
  'account/door/store.ts': '$lastDoor',
  'areas/leaving/kept.ts': 'written',
  'areas/newsletter/unsubscribe.ts': 'known',
  'identity/provider.ts': 'client',
  'identity/session.ts': '$session latest asking failed renewing',
  'shell/dialogEntries.ts': 'shown',
  'ui/modal.ts': '$modals',
};

/** What shows a kept value, with which it goes (`kept.test.ts`). */
const SHOWING_KEPT: Readonly<Record<string, string>> = {
  'areas/profile/store.ts': '$draft',
  'areas/support/contact/store.ts': '$form $lostFiles',
};

/** What says nothing of a customer: code, and moments, marks and addresses of the page. */
const TELLING_NOTHING: Readonly<Record<string, string>> = {
  'account/Ask.tsx': 'IDLE',
  'account/banner/showBanner.ts': 'shown',
  'account/captcha/captcha.ts': 'prepared',
  'account/consent.ts': 'listeners',
  'account/finishSignOut.ts': 'finishing stays',
  'account/kept.ts': 'inMemory',
  'account/leave.ts': 'unsaved',
  'account/load.ts': 'resets gone',
  'account/pageLoads.ts': 'known waiting',
  'account/tabs.ts': 'channel end hasEnded enter',
  'account/toasts/actions.ts': 'handlers awaited',
  'account/toasts/fetchTexts.ts': 'known',
  'account/toasts/store.ts': '$route made',
  'areas/cinemas/store.ts': 'opened',
  'areas/leaving/page.ts': 'isSending reading',
  'areas/newsletter/views.ts': 'current',
  'areas/home/store.ts': '$yearCard',
  'areas/subscription/cancel/store.ts': '$step',
  'areas/subscription/photo/store.ts': '$photoProgress stop',
  'areas/subscription/store.ts': '$paying',
  'areas/support/cases/store.ts': '$openId isFollowing previousCaseId',
  'areas/support/contact/sendStore.ts': '$progress stop',
  'areas/tickets/atOnce/keep.ts': 'stop',
  'areas/tickets/store.ts': '$now keptAt',
  'embedding/host.ts': 'parents',
  'http/cache.ts': 'listeners',
  'http/send.ts': 'setup',
  'i18n/siteClock.ts': 'clocks',
  'identity/claims.ts': 'isReported',
  'identity/fakeFetch.ts': 'answering',
  'identity/sdkLock.ts': 'queues',
  'identity/session.ts': 'identity started renewedAt',
  'identity/turn.ts': 'proof',
  'offline/connection.ts': '$isCutOff',
  'offline/keeping.ts': 'whole',
  'offline/register.ts': 'registered told',
  'offline/worker.ts': 'isScriptGone health',
  'offline/workerScope.ts': 'isHanging hasFailed',
  'platform/noted.ts': 'waiting take',
  'platform/platform.ts': 'current',
  'platform/preload.ts': 'known',
  'platform/rootData.ts': 'own listeners',
  'reports/reports.ts': 'isListening',
  'shell/ToastRegion.ts': 'announced',
  'shell/accountCounts.ts': 'stop',
  'shell/footer/socialIcons.ts': 'ICONS',
  'shell/dialogEntries.ts': 'depth isReturning isLeaving isWatching',
  'shell/plainToast.ts': 'bound',
  'shell/viewport.ts': '$viewport',
  'start/afterReady.ts': 'settingsRetried',
  'start/calls.ts': 'proving',
  'start/injections/inject.ts': 'waiting hasThirdParty',
  'start/keepForDoor.ts': 'isKeeping',
  'start/late.ts': 'hasStarted',
  'start/navigation/openDocument.ts': 'early',
  'start/navigation/pageScripts.ts': 'known',
  'start/navigation/router.ts': 'isUnderWay shown pending',
  'start/navigation/scrollAndFocus.ts': 'arrival',
  'start/sessionEnd.ts': 'prompt mayLeave',
  'start/sessionProof.ts': 'askedAt',
  'start/start.ts': 'opened',
  'ui/Boundary.tsx': 'reported',
  'ui/modal.ts': 'holders position',
};

const HOLDER =
  /^(?:export )?(?:let (\w+)|const ([$\w]+)(?:: (?!Readonly)[^=]+)? = (?:new (?:Weak)?(?:Map|Set|AbortController)\b|(?:atom|map|deepMap)\b|\[\]|\{\}))/gm;

test('[identity/logout-leaves-nothing] whatever a module holds goes with its customer, or tells nothing of one', () => {
  const holders = (files: Readonly<Record<string, string>>): string[] =>
    Object.entries(files).flatMap(([file, names]) => names.split(' ').map((name) => `${file} ${name}`));
  const ofPages = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/sandbox|gallery|bridgeCheck|\btesting\b|\.test\.|src\/export\//.test(file),
  );
  const found = ofPages.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(HOLDER)].map(
      ([, variable, constant]) => `${file.replace('src/', '')} ${variable ?? constant ?? ''}`,
    ),
  );
  expect(found.sort()).toEqual([GOING, SHOWING_KEPT, TELLING_NOTHING].flatMap(holders).sort());
});

interface Atom {
  get: () => unknown;
  set: (value: unknown) => void;
}

/** Something of a customer, in the shape that an atom holds. */
function somethingLike(value: unknown): unknown {
  if (typeof value === 'string') return 'of Ana';
  if (Array.isArray(value)) return [{ id: 'of Ana' }];
  if (value instanceof Set) return new Set(['of Ana']);
  return { id: 'of Ana', status: 'loaded' };
}

test('[identity/logout-leaves-nothing] the atoms that areas share are empty after a sign-out', async () => {
  vi.resetModules();
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('window', events);
  vi.stubGlobal('addEventListener', events.addEventListener);
  vi.stubGlobal('document', { ...events, querySelectorAll: () => [] });
  const { installPlatform } = await import('#platform/platform.ts');
  installPlatform(testPlatform());
  const [{ wipe }, { forgetKept }, { account }, { $session }] = await Promise.all([
    import('#account/signOut.ts'),
    import('#account/kept.ts'),
    import('#account/user/store.ts'),
    import('#identity/session.ts'),
  ]);
  const claims = { accountId: 'ana', icu: '', firstLogin: false, emailVerified: true };
  $session.set({ status: 'authenticated', claims });
  account.set({ id: 'ana' } as never);
  const atoms: [string, Atom, unknown][] = [];
  for (const [file, names] of Object.entries(GOING)) {
    if (!/store\.ts$/i.test(file) || file.startsWith('account/door')) continue;
    const made = (await import(`../${file}`)) as Record<string, Atom | undefined>;
    for (const name of names.split(' ')) {
      const atom = made[name];
      if (name.startsWith('$') && atom) atoms.push([`${file} ${name}`, atom, atom.get()]);
    }
  }
  expect(atoms.length).toBeGreaterThan(8);
  for (const [, atom, before] of atoms) atom.set(somethingLike(before));
  wipe();
  forgetKept();
  for (const [name, atom, before] of atoms) expect(atom.get(), name).toEqual(before);
  vi.unstubAllGlobals();
});
