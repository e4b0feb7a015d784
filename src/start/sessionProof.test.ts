import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import type { Claims, Credentials, Identity } from '#identity/identity.ts';
import { IdentityError } from '#identity/identity.ts';
import type { TestPlatform } from '#platform/testing/testPlatform.ts';
import { CLAIMS, mockIdentity, newDocument } from '#tests/support/newDocument.ts';

const MINUTE = 60_000;
const SAME: Credentials = { token: 'newer', claims: CLAIMS };
const identity = { ...mockIdentity(), prove: vi.fn<NonNullable<Identity['prove']>>() };
const sent: string[] = [];

vi.mock('#identity/fake.ts', () => ({ fake: identity }));
vi.mock('#embedding/host.ts', () => ({ trustParents: vi.fn(), greetHost: vi.fn() }));
vi.mock('#platform/rootData.ts', async (original) => ({
  ...(await original<object>()),
  readPage: () => ({ language: 'fr' }),
  isHosted: () => false,
}));
vi.mock('#identity/fakeFetch.ts', () => ({
  fakeFetch: (request: Request) => {
    sent.push(request.method);
    return Promise.resolve(Response.json({}));
  },
}));

/** The locks of one browser, whose tabs wait for each other. */
let queue: Promise<unknown>;
const locks = {
  request: (_: string, ask: () => Promise<unknown>) => (queue = queue.catch(() => undefined).then(ask)),
};

interface Tab {
  platform: TestPlatform;
  session: typeof import('#identity/session.ts');
  prove: (age: number) => Promise<void> | undefined;
  /** Of this document: `prove` would import that of the last one. */
  proveSession: (age: number) => Promise<void>;
  call: (method: 'GET' | 'PATCH', token?: 'required' | 'ifSignedIn') => Promise<unknown>;
}

/** A document whose session has just been found. Its modules are its own, its device is shared. */
async function openTab(claims: Claims = CLAIMS, other?: TestPlatform): Promise<Tab> {
  const { platform, session } = await newDocument(identity, claims);
  platform.address = 'http://localhost:4400/fr/';
  if (other) platform.device = other.device;
  session.chooseIdentity({ mode: 'fake' }, vi.fn());
  const [{ connectCalls, prove }, { proveSession }, { defineCall }, { send }] = await Promise.all([
    import('./calls.ts'),
    import('./sessionProof.ts'),
    import('#http/call.ts'),
    import('#http/send.ts'),
  ]);
  connectCalls({
    parents: [],
    apiOrigins: {
      client: 'https://api.test',
      catalogueWeb: '',
      catalogueMobile: '',
      tunnel: '',
      captcha: '',
    },
    identity: { mode: 'fake' },
  } as never);
  await session.startSession();
  identity.prove.mockResolvedValue(SAME);
  const call: Tab['call'] = (method, token = 'required') =>
    send(defineCall({ method, path: '/api/thing', target: 'client', token, answer: v.unknown() }), {
      bypass: true,
    }).catch((error: unknown) => error);
  return { platform, session, prove, proveSession, call };
}

beforeEach(() => {
  sent.length = 0;
  queue = Promise.resolve();
  vi.stubGlobal('navigator', { locks });
  const frame = { parent: undefined as unknown };
  frame.parent = frame;
  vi.stubGlobal('window', frame);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('[identity/session-proven] before a call', () => {
  test.each([
    ['PATCH', 0, 0],
    ['PATCH', 10 * MINUTE - 1, 0],
    ['PATCH', 10 * MINUTE, 1],
    ['PATCH', 600 * MINUTE, 1],
    ['GET', 600 * MINUTE, 0],
  ] as const)('%s whose last proof is %i ms old, %i questions', async (method, age, questions) => {
    const { platform, call } = await openTab();
    platform.clock += age;
    await call(method);
    expect(identity.prove).toHaveBeenCalledTimes(questions);
    expect(sent).toEqual([method]);
  });

  test('a renewal is a proof, a token that is still good is none', async () => {
    const { platform, session, call } = await openTab();
    await session.token();
    platform.clock += 9 * MINUTE;
    await session.token();
    identity.renew.mockResolvedValue(SAME);
    identity.token.mockResolvedValue(SAME);
    await session.renewToken();
    platform.clock += 9 * MINUTE;
    await call('PATCH');
    expect(identity.prove).not.toHaveBeenCalled();
    platform.clock += MINUTE;
    await call('PATCH');
    expect(identity.prove).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['7', 9 * MINUTE, 0],
    ['8', 9 * MINUTE, 1],
    // Of a clock that has been put back.
    ['7', 12 * MINUTE, 1],
    ['7', NaN, 1],
  ])('the proof of another tab, of %s after %i ms, leaves %i questions', async (owner, at, questions) => {
    const { platform, call } = await openTab();
    platform.device.write('turn', `turn ${owner} ${platform.clock + at}`);
    platform.clock += 11 * MINUTE;
    await call('PATCH');
    expect(identity.prove).toHaveBeenCalledTimes(questions);
  });
});

test.each(['required', 'ifSignedIn'] as const)(
  '[decisions/one-customer-per-document] where another customer has followed, no call goes out (%s)',
  async (rule) => {
    const { session, call } = await openTab();
    session.$session.set({ status: 'replaced' });
    expect(await call('GET', rule)).toMatchObject({ failure: { kind: 'session' } });
    expect(sent).toEqual([]);
  },
);

describe('[identity/session-proven] an act after ten minutes', () => {
  async function over(): Promise<Error> {
    const { SessionOver } = await import('#identity/identity.ts');
    return new SessionOver();
  }
  const OUTCOMES: readonly [string, (tab: Tab) => unknown, string, string[]][] = [
    ['of the same customer goes out', () => undefined, 'authenticated', ['PATCH']],
    [
      'of a customer who has signed out stays',
      async () => identity.prove.mockRejectedValue(await over()),
      'anonymous',
      [],
    ],
    [
      'of a customer whom another has followed stays',
      () => identity.prove.mockResolvedValue({ token: 'theirs', claims: { ...CLAIMS, accountId: '8' } }),
      'replaced',
      [],
    ],
    [
      'goes out where the provider fails',
      () => identity.prove.mockRejectedValue(new IdentityError('network')),
      'authenticated',
      ['PATCH'],
    ],
    [
      'goes out where the provider hangs',
      () => identity.prove.mockReturnValue(new Promise(() => undefined)),
      'authenticated',
      ['PATCH'],
    ],
    [
      'goes out where another tab holds the lock for ever',
      () => {
        queue = new Promise(() => undefined);
      },
      'authenticated',
      ['PATCH'],
    ],
    [
      'goes out where the script does not come',
      () =>
        vi.doMock('./sessionProof.ts', () => {
          throw new TypeError('Failed to fetch dynamically imported module');
        }),
      'authenticated',
      ['PATCH'],
    ],
    [
      'goes out where no other site shares the session',
      () => Object.assign(identity, { prove: undefined }),
      'authenticated',
      ['PATCH'],
    ],
    ['goes out in a browser without locks', () => vi.stubGlobal('navigator', {}), 'authenticated', ['PATCH']],
  ];

  const { prove } = identity;
  afterEach(() => {
    vi.doUnmock('./sessionProof.ts');
    Object.assign(identity, { prove });
  });

  test.each(OUTCOMES)('%s', async (_, prepare, status, calls) => {
    const tab = await openTab();
    await prepare(tab);
    tab.platform.clock += 11 * MINUTE;
    vi.useFakeTimers();
    const call = tab.call('PATCH');
    for (let seconds = 0; seconds < 12; seconds++) {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(1000);
    }
    await call;
    expect(tab.session.$session.get().status).toBe(status);
    expect(sent).toEqual(calls);
  });

  test('waits for the question of a page that is shown again', async () => {
    const { platform, prove: shown, call } = await openTab();
    const held = Promise.withResolvers<Credentials>();
    identity.prove.mockReturnValue(held.promise);
    platform.clock += 2 * MINUTE;
    void shown(MINUTE);
    const act = call('PATCH');
    await expect.poll(() => identity.prove).toHaveBeenCalled();
    await call('GET');
    expect(sent).toEqual(['GET']);
    held.resolve(SAME);
    await act;
    expect(sent).toEqual(['GET', 'PATCH']);
    expect(identity.prove).toHaveBeenCalledTimes(1);
  });

  test('asks no more than once a minute where nobody answers', async () => {
    const { platform, call } = await openTab();
    platform.clock += 11 * MINUTE;
    identity.prove.mockRejectedValue(new IdentityError('network'));
    for (const after of [0, MINUTE - 1, 1]) {
      platform.clock += after;
      await call('PATCH');
    }
    expect(identity.prove).toHaveBeenCalledTimes(2);
    expect(sent).toHaveLength(3);
  });
});

describe('[identity/session-proven] tabs that are shown again at once', () => {
  async function openTabs(): Promise<Tab[]> {
    const tabs = [await openTab()];
    while (tabs.length < 4) tabs.push(await openTab(CLAIMS, tabs[0]?.platform));
    for (const { platform } of tabs) platform.clock += 2 * MINUTE;
    return tabs;
  }

  test('ask once for all', async () => {
    const tabs = await openTabs();
    await Promise.all(tabs.map(({ proveSession }) => proveSession(MINUTE)));
    expect(identity.prove).toHaveBeenCalledTimes(1);
    expect(tabs.map(({ session }) => session.isSignedIn())).toEqual(tabs.map(() => true));
  });

  test('ask not at all within a minute of the last proof', async () => {
    const tabs = await openTabs();
    await tabs[0]?.proveSession(MINUTE);
    for (const { platform } of tabs) platform.clock += MINUTE - 1;
    await Promise.all(tabs.map(({ proveSession }) => proveSession(MINUTE)));
    expect(identity.prove).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['https://c.chain.example/fr/', 'https://login.chain.example', false, false, 1],
  // Below the site in a frame of another page, nobody knows whether the provider's frame gets its cookies.
  ['https://c.chain.example/fr/', 'https://login.chain.example', false, true, 0],
  ['https://c.chain.example/fr/', 'https://tenant.example', false, false, 0],
  ['https://c.chain.example/fr/', 'https://chain.example.tenant', false, false, 0],
  ['https://c.chain.example/fr/', 'https://tenant.example', true, false, 1],
])(
  '[identity/session-proven] a page at %s asks %s, with refresh tokens: %s, in a frame: %s: %i',
  async (address, domain, useRefreshTokens, isFramed, questions) => {
    vi.doMock('#sites/environment.ts', () => ({
      environmentOf: () => ({ identity: { mode: 'provider', clientId: 'client', domain, useRefreshTokens } }),
    }));
    const { platform, prove } = await openTab();
    platform.address = address;
    platform.clock += 2 * MINUTE;
    const { href: name } = new URL('/callback/?code=c', address);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name }] as never);
    if (isFramed) vi.stubGlobal('window', { parent: {} });
    await prove(MINUTE);
    vi.doUnmock('#sites/environment.ts');
    expect(identity.prove).toHaveBeenCalledTimes(questions);
  },
);
