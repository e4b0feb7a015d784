import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { KEPT_KEY, OF_COOKIES, OF_DEVICE, OF_TAB } from '#platform/storageKeys.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/testPlatform.ts';
import { watchEndOfTurn } from '#shell/endOfTurn.ts';
import { endTurn, forgetStored, inTurn, takeTurn } from './turn.ts';

let platform: TestPlatform;
/** Another tab on the same device. */
let other: TestPlatform;

beforeEach(() => {
  platform = testPlatform();
  other = { ...platform, tab: testPlatform().tab };
  installPlatform(platform);
});

/** Stores something under each key that is of a customer. */
function fill({ tab, device, cookies }: TestPlatform, owner: string): void {
  const text = JSON.stringify({ owner, values: { draft: 'a' } });
  for (const key of OF_TAB) tab.write(key, text);
  for (const key of OF_DEVICE) device.write(key, text);
  for (const name of OF_COOKIES) cookies.write(name, text, { days: 1 });
}

/** The keys that are stored, by where they lie. */
function left({ tab, device, cookies }: TestPlatform) {
  return {
    tab: OF_TAB.filter((key) => tab.read(key) !== undefined),
    device: OF_DEVICE.filter((key) => device.read(key) !== undefined),
    cookies: OF_COOKIES.filter((name) => cookies.read(name) !== undefined),
  };
}

const ALL = { tab: [...OF_TAB], device: [...OF_DEVICE], cookies: [...OF_COOKIES] };
const NOTHING = { tab: [], device: [], cookies: [] };

describe('[identity/logout-leaves-nothing] what this browser stores of a customer', () => {
  test('goes with the sign-out, all of it', () => {
    takeTurn('ana');
    fill(platform, 'ana');
    forgetStored();
    expect(left(platform)).toEqual(NOTHING);
  });

  test.each(['again', 'in another tab'])('stays for the customer who signs in %s', (where) => {
    takeTurn('ana');
    fill(platform, 'ana');
    installPlatform(where === 'again' ? platform : other);
    takeTurn('ana');
    expect(left(platform)).toEqual(ALL);
  });

  test('goes before anything shows of another customer, where nobody has signed out', () => {
    takeTurn('ana');
    fill(platform, 'ana');
    takeTurn('jan');
    expect(left(platform)).toEqual(NOTHING);
  });

  test.each([
    ['another customer has signed in', () => takeTurn('jan')],
    ['the customer has signed out', endTurn],
  ])('in a tab that was closed or asleep while %s elsewhere, goes when it opens', (_, happen) => {
    takeTurn('ana');
    fill(platform, 'ana');
    installPlatform(other);
    happen();
    installPlatform(platform);
    takeTurn('jan');
    expect(left(platform).tab).toEqual([]);
  });

  test('what was there before anybody had signed in is nobody else’s', () => {
    platform.tab.write('wanted', '/fr/tickets/');
    takeTurn('ana');
    expect(platform.tab.read('wanted')).toBe('/fr/tickets/');
  });
});

describe('[identity/sign-out-in-every-tab] the turn', () => {
  const turn = (): string | undefined => platform.device.read('turn')?.split(' ')[0];

  test('has the same name from a visit without a session to the end of the sign-out', () => {
    endTurn();
    const anonymous = turn();
    takeTurn('ana');
    takeTurn('ana');
    expect(turn()).toBe(anonymous);
    endTurn();
    expect(turn()).not.toBe(anonymous);
  });

  test('is another one for another customer', () => {
    takeTurn('ana');
    const ofAna = turn();
    takeTurn('jan');
    expect(turn()).not.toBe(ofAna);
  });
});

test.each([
  ['of another customer', '{"owner":"account-2","values":{"draft":"a"}}'],
  ['of nobody', '{"values":{}}'],
  ['no object', 'null'],
  ['no JSON', '{"owner":"account-1"'],
])('[decisions/ticket-at-once] what is kept %s is removed from the tab and from the device', (_, text) => {
  platform.tab.write(KEPT_KEY, text);
  platform.device.write(KEPT_KEY, text);
  takeTurn('account-1');
  expect(left(platform)).toEqual(NOTHING);
});

describe('[identity/sign-out-in-every-tab] a public page', () => {
  let listeners: Map<string, () => void>;
  let history: { state: object | null; replaceState: (state: object) => void };
  const form = { reset: vi.fn() };
  const replace = vi.fn();
  let body: { hidden?: boolean };

  /** @param state of the history entry */
  function open(state: object | null): void {
    history.state = state;
    watchEndOfTurn();
  }

  beforeEach(() => {
    listeners = new Map();
    history = { state: null, replaceState: (state) => (history.state = state) };
    body = {};
    form.reset.mockReset();
    replace.mockReset();
    vi.stubGlobal('history', history);
    vi.stubGlobal('document', { forms: [form], body });
    vi.stubGlobal('location', { pathname: '/fr/cancel/', search: '?a=1', hash: '#b', replace });
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test.each([
    ['a visit', () => undefined],
    ['a sign-in', () => takeTurn('ana')],
    ['a page of the same customer', () => takeTurn('ana')],
  ])('keeps its entry after %s', (_, happen) => {
    takeTurn('ana');
    open({ step: 'check' });
    happen();
    for (const listener of listeners.values()) listener();
    expect(replace).not.toHaveBeenCalled();
    open(history.state);
    expect(history.state).toMatchObject({ step: 'check' });
    expect(form.reset).not.toHaveBeenCalled();
  });

  const ENDS: Record<string, () => void> = {
    'the sign-out': endTurn,
    'another customer’s sign-in': () => takeTurn('jan'),
  };

  test.each(Object.keys(ENDS))('forgets what its entry and its fields hold after %s', (end) => {
    takeTurn('ana');
    open({ step: 'check' });
    const entry = history.state;
    ENDS[end]?.();
    open(entry);
    expect(history.state).not.toHaveProperty('step');
    expect(form.reset).toHaveBeenCalledOnce();
  });

  test.each(['storage', 'pageshow', 'visibilitychange'])('that is open opens anew: %s', (type) => {
    takeTurn('ana');
    fill(platform, 'ana');
    open({ step: 'check' });
    endTurn();
    listeners.get(type)?.();
    expect(body.hidden).toBe(true);
    expect(replace.mock.calls).toEqual([['/fr/cancel/?a=1']]);
    expect(history.state).not.toHaveProperty('step');
    expect(left(platform).tab).toEqual([]);
  });

  test('works where storage is denied', () => {
    platform.device = { read: () => undefined, write: () => false, remove: () => undefined };
    open({ step: 'form' });
    listeners.get('storage')?.();
    expect(history.state).toMatchObject({ step: 'form' });
  });
});

describe('[environments/optional-layers] a step in turn', () => {
  const throws = (): never => {
    throw new DOMException('locks', 'SecurityError');
  };
  test.each<[string, object]>([
    ['are missing', {}],
    ['may not be looked at', Object.defineProperty({}, 'locks', { get: throws })],
    ['throw', { locks: { request: throws } }],
    ['refuse', { locks: { request: () => Promise.reject(new Error('no')) } }],
    ['answer rubbish', { locks: { request: () => '{' } }],
    ['hang', { locks: { request: () => new Promise(() => undefined) } }],
    [
      'come late',
      {
        locks: {
          request: (_: string, enter: () => unknown) =>
            new Promise((done) => setTimeout(() => done(enter()), 20)),
        },
      },
    ],
  ])('runs once where locks %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const step = vi.fn(() => Promise.resolve('done'));
    expect(await inTurn('signIn', 10, step)).toBe('done');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(step).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('lets the next one in when it has failed', async () => {
    let held: Promise<unknown> = Promise.resolve();
    const request = (_: string, enter: () => unknown) => (held = held.then(enter));
    vi.stubGlobal('navigator', { locks: { request } });
    const failed = inTurn('signIn', 10_000, () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    expect(await inTurn('signIn', 10_000, () => 'next')).toBe('next');
    vi.unstubAllGlobals();
  });
});
