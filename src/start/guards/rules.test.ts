import { describe, expect, test } from 'vitest';
import { decide, type GuardState } from './rules.ts';

const READY: GuardState = {
  page: { guard: 'account' },
  session: 'authenticated',
  account: { registered: true, mustVerifyMail: false },
  settings: {},
};

function decision(change: Partial<GuardState>) {
  return decide({ ...READY, ...change });
}

const ACCOUNT = { guard: 'account' } as const;
const MAIL = { guard: 'mail' } as const;
const REGISTER = { guard: 'register' } as const;
const PUBLIC = { guard: 'public' } as const;
const FRIENDS = { guard: 'account', flag: 'myFriendsEnabled' } as const;

const UNREGISTERED = { registered: false, mustVerifyMail: false };
const UNVERIFIED = { registered: true, mustVerifyMail: true };
const NEITHER = { registered: false, mustVerifyMail: true };

const GUARDED = [ACCOUNT, MAIL, REGISTER, FRIENDS];

describe('session', () => {
  test.each(GUARDED)(
    '[routes/account-pages-guarded, routes/anonymous-public-pages, routes/sign-in-before-flag] anonymous: sign in, on a flag-off page too (%o)',
    (page) => {
      expect(decision({ page, session: 'anonymous', account: 'pending' })).toEqual({ kind: 'signIn' });
    },
  );

  test.each(GUARDED)(
    '[routes/guard-waits-for-account] nothing shows before the session is known (%o)',
    (page) => {
      expect(decision({ page, session: 'unknown', account: 'pending' })).toEqual({ kind: 'wait' });
      expect(decision({ page, session: 'unknown' })).toEqual({ kind: 'wait' });
    },
  );

  test.each(GUARDED)(
    '[decisions/one-customer-per-document] nothing shows once another customer has signed in (%o)',
    (page) => {
      expect(decision({ page, session: 'replaced' })).toEqual({ kind: 'wait' });
    },
  );

  test.each(GUARDED)(
    '[decisions/unfinished-sign-out-mark] nothing shows once the customer signs out (%o)',
    (page) => {
      expect(decision({ page, session: 'signingOut' })).toEqual({ kind: 'signIn' });
    },
  );

  test.each(GUARDED)('a session that could not be asked for starts no sign-in (%o)', (page) => {
    expect(decision({ page, session: 'failed', account: 'pending' })).toEqual({ kind: 'unavailable' });
  });

  test('[routes/anonymous-public-pages, routes/error] a public page passes in every state', () => {
    for (const state of states()) expect(decide({ ...state, page: PUBLIC })).toEqual({ kind: 'pass' });
  });
});

describe('account', () => {
  test.each(GUARDED)('[routes/guard-waits-for-account] nothing shows before it is loaded (%o)', (page) => {
    expect(decision({ page, account: 'pending' })).toEqual({ kind: 'wait' });
  });

  test.each(GUARDED)('one that failed to load is neither registered nor unregistered (%o)', (page) => {
    expect(decision({ page, account: 'failed' })).toEqual({ kind: 'unavailable' });
  });
});

describe('registration', () => {
  test.each([ACCOUNT, MAIL, FRIENDS])(
    '[routes/unregistered-to-register, routes/register-from-mobile-variant] unregistered: to register (%o)',
    (page) => {
      expect(decision({ page, account: UNREGISTERED })).toEqual({ kind: 'goTo', route: 'register' });
    },
  );

  test('[routes/register-without-loop] unregistered on the register page: stays', () => {
    expect(decision({ page: REGISTER, account: UNREGISTERED })).toEqual({ kind: 'pass' });
  });

  test('[routes/registered-leaves-register] registered on the register page: home', () => {
    expect(decision({ page: REGISTER })).toEqual({ kind: 'goTo', route: 'home' });
  });
});

describe('e-mail', () => {
  test('[routes/mail-two-guards] who must verify: to the mail page, before the flag is looked at', () => {
    expect(decision({ page: ACCOUNT, account: UNVERIFIED })).toEqual({ kind: 'goTo', route: 'mail' });
    expect(decision({ page: FRIENDS, account: UNVERIFIED })).toEqual({ kind: 'goTo', route: 'mail' });
  });

  test('[routes/mail-two-guards] the mail page shows to who must verify, and to who need not', () => {
    expect(decision({ page: MAIL, account: UNVERIFIED })).toEqual({ kind: 'pass' });
    expect(decision({ page: MAIL })).toEqual({ kind: 'pass' });
  });

  test('who must also register does that first', () => {
    expect(decision({ page: ACCOUNT, account: NEITHER })).toEqual({ kind: 'goTo', route: 'register' });
    expect(decision({ page: MAIL, account: NEITHER })).toEqual({ kind: 'goTo', route: 'register' });
    expect(decision({ page: REGISTER, account: NEITHER })).toEqual({ kind: 'pass' });
  });
});

describe('feature flag', () => {
  test('[routes/flag-off-keeps-address] off: not found', () => {
    expect(decision({ page: FRIENDS, settings: { myFriendsEnabled: false } })).toEqual({ kind: 'notFound' });
  });

  test('on: shows', () => {
    expect(decision({ page: FRIENDS, settings: { myFriendsEnabled: true } })).toEqual({ kind: 'pass' });
  });

  test('[errors/flags-without-settings] missing: off', () => {
    expect(decision({ page: FRIENDS, settings: { goodiesEnabled: true } })).toEqual({ kind: 'notFound' });
  });

  test('settings on their way hold up only a page that has a flag', () => {
    expect(decision({ page: FRIENDS, settings: 'pending' })).toEqual({ kind: 'wait' });
    expect(decision({ page: ACCOUNT, settings: 'pending' })).toEqual({ kind: 'pass' });
  });
});

/** Every state of the guards. */
function states(): Omit<GuardState, 'page'>[] {
  const sessions = ['unknown', 'anonymous', 'authenticated', 'failed'] as const;
  const accounts = ['pending', 'failed', UNREGISTERED, UNVERIFIED, NEITHER, READY.account] as const;
  const settings = ['pending', {}, { myFriendsEnabled: true }, { myFriendsEnabled: false }] as const;
  return sessions.flatMap((session) =>
    accounts.flatMap((account) => settings.map((setting) => ({ session, account, settings: setting }))),
  );
}

test('no state and page loop: every redirect ends, after no page was met twice', () => {
  const pages = { home: ACCOUNT, mail: MAIL, register: REGISTER } as const;
  for (const state of states()) {
    for (const start of [...GUARDED, PUBLIC]) {
      const met: GuardState['page'][] = [start];
      for (let next = decide({ ...state, page: start }); next.kind === 'goTo';) {
        const page = pages[next.route];
        expect(met, JSON.stringify(state)).not.toContain(page);
        met.push(page);
        next = decide({ ...state, page });
      }
    }
  }
});
