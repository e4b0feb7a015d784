import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/testPlatform.ts';
import {
  appStateOf,
  forgetSignIn,
  isOfThisTab,
  keepTransaction,
  keptTarget,
  mayBeginAgain,
  ownTarget,
  restoreTransaction,
  type AppState,
} from './transaction.ts';
import { inTurn } from './turn.ts';

const CLIENT = 'lumen-fr';

let platform: TestPlatform;

beforeEach(() => {
  platform = testPlatform();
  installPlatform(platform);
});

/** As the SDK does, and whoever else can set cookies. */
function write(appState: Partial<AppState> | undefined): void {
  platform.cookies.write(`a0.spajs.txs.${CLIENT}`, JSON.stringify({ appState }), { days: 1 });
}

test('[identity/sign-in-bound-to-tab] a sign-in is of the tab that began it, the last one that did', () => {
  write(appStateOf('/fr/profile/'));
  const last = appStateOf('/fr/tickets/');
  expect(isOfThisTab(CLIENT)).toBe(false);
  write(last);
  expect(isOfThisTab(CLIENT)).toBe(true);
  expect(keptTarget(CLIENT)).toBe('/fr/tickets/');
});

test('a sign-in carries its target, its tab and, where it asks for the password, the prompt', () => {
  const tab = expect.any(String) as string;
  expect(appStateOf('/fr/')).toStrictEqual({ target: '/fr/', tab });
  expect(appStateOf('/fr/', 'login')).toStrictEqual({ target: '/fr/', tab, prompt: 'login' });
});

test.each([{ target: '/fr/', tab: 'foreign' }, { target: '/fr/', tab: '' }, { target: '/fr/' }, undefined])(
  '[identity/sign-in-bound-to-tab] one with %o is not of a tab that began none, nor of one that began another',
  (appState) => {
    write(appState);
    expect(isOfThisTab(CLIENT)).toBe(false);
    expect(isOfThisTab(CLIENT)).toBe(false);
    appStateOf('/fr/');
    expect(isOfThisTab(CLIENT)).toBe(false);
  },
);

test('[identity/sign-in-begins-again] twenty tabs that sign in at once each come back with their own, in any order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...Array(20).keys()], { minLength: 20 }), (order) => {
      const { cookies } = testPlatform();
      const tabs = order.map(() => ({ ...testPlatform(), cookies }));
      for (const [number, tab] of tabs.entries()) {
        installPlatform((platform = tab));
        write(appStateOf(`/fr/tickets/?tab=${number}`));
        keepTransaction(CLIENT);
      }
      for (const number of order) {
        installPlatform((platform = tabs[number] ?? platform));
        restoreTransaction(CLIENT);
        expect(isOfThisTab(CLIENT)).toBe(true);
        expect(keptTarget(CLIENT)).toBe(`/fr/tickets/?tab=${number}`);
        // As the SDK does with what it has read.
        cookies.remove(`a0.spajs.txs.${CLIENT}`);
      }
    }),
    { numRuns: 20 },
  );
});

test('[identity/sign-in-bound-to-tab] an answer that comes twice finds nothing the second time', () => {
  write(appStateOf('/fr/'));
  keepTransaction(CLIENT);
  restoreTransaction(CLIENT);
  write({ target: '/fr/', tab: 'foreign' });
  restoreTransaction(CLIENT);
  expect(isOfThisTab(CLIENT)).toBe(false);
});

test('[identity/sign-in-begins-again] a tab knows where its own sign-in was to lead, whatever the cookie holds', () => {
  expect(ownTarget()).toBeUndefined();
  appStateOf('/fr/profile/');
  write({ target: '/fr/', tab: 'foreign' });
  expect(ownTarget()).toBe('/fr/profile/');
  forgetSignIn();
  expect(ownTarget()).toBeUndefined();
});

test('[identity/sign-in-begins-again] a sign-in begins again once in a row, and only in a tab that began one', () => {
  expect(mayBeginAgain()).toBe(false);
  appStateOf('/fr/');
  expect(mayBeginAgain()).toBe(true);
  appStateOf('/fr/');
  expect(mayBeginAgain()).toBe(false);
  // The customer has tried again on the error page.
  expect(mayBeginAgain()).toBe(true);
  forgetSignIn();
  appStateOf('/fr/');
  expect(mayBeginAgain()).toBe(true);
});

test('[identity/sign-in-begins-again] where the browser refuses storage, no sign-in begins again', () => {
  platform.tab.write = () => false;
  appStateOf('/fr/');
  expect(ownTarget()).toBeUndefined();
  expect(mayBeginAgain()).toBe(false);
});

test('[identity/sign-in-bound-to-tab] where the browser refuses storage, sign-ins work without it', () => {
  platform.tab.write = () => false;
  const appState = appStateOf('/fr/');
  expect(appState.tab).toBeUndefined();
  write(appState);
  expect(isOfThisTab(CLIENT)).toBe(true);
});

test.each(['', '{', 'null', '[]', '"text"'])('what does not read has no target: %s', (text) => {
  platform.cookies.write(`a0.spajs.txs.${CLIENT}`, text, { days: 1 });
  expect(keptTarget(CLIENT)).toBeUndefined();
});

test('what the tab keeps has names', () => {
  appStateOf('/fr/');
  mayBeginAgain();
  expect(platform.tab.read('')).toBeUndefined();
});

/** What browsers take for a cookie with its name, in bytes; they drop a longer one without a word. */
const MOST_COOKIE = 4096;

/** As the SDK does: with what else it keeps of a sign-in, in a browser that drops what is too long. */
function writeAsBrowser(appState: AppState): void {
  const random = 'r'.repeat(43);
  const value = JSON.stringify({
    nonce: random,
    code_verifier: random,
    state: random,
    scope: 'openid profile email offline_access',
    audience: 'https://api.lumen.example',
    redirect_uri: 'https://account.lumen.example/callback/',
    response_type: 'code',
    appState,
  });
  const name = `a0.spajs.txs.${CLIENT}`;
  if (name.length + encodeURIComponent(value).length < MOST_COOKIE)
    platform.cookies.write(name, value, { days: 1 });
}

/** Path, query and hash of a page with such a query, as an address has them. */
function address(query: string, hash: string): string {
  const url = new URL('https://account.lumen.example/fr/tickets/');
  url.searchParams.set('q', query);
  url.hash = hash;
  return url.pathname + url.search + url.hash;
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6000 }),
  fc
    .constantFrom('é', '%', '"', '\\', '/', '🎬', '\ud800', '日')
    .chain((sign) => fc.integer({ min: 0, max: 20_000 }).map((count) => sign.repeat(count))),
);

test('[environments/sign-in-goes-on] a target of any length and alphabet survives the sign-in', () => {
  fc.assert(
    fc.property(text, text, fc.boolean(), (query, hash, hasRoom) => {
      platform = testPlatform();
      installPlatform(platform);
      const { tab } = platform;
      platform.tab = {
        ...tab,
        write: (key, value) => (hasRoom || value.length < 100) && tab.write(key, value),
      };
      const target = address(query, hash);
      // Of an earlier sign-in, which this one replaces.
      writeAsBrowser(appStateOf('/fr/profile/'));
      writeAsBrowser(appStateOf(target));
      expect(isOfThisTab(CLIENT)).toBe(true);
      const found = ownTarget() ?? keptTarget(CLIENT);
      // Where the tab has no room the page comes back, if not with all of its query.
      if (hasRoom) expect(found).toBe(target);
      else expect([target, '/fr/tickets/']).toContain(found);
    }),
  );
});

test('[identity/sign-in-begins-again] what a tab does with the cookie, no other tab does meanwhile', async () => {
  let held: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, step: () => unknown) => (held = held.then(step, step)) },
  });
  const { cookies } = platform;
  const enter = (number: number) =>
    inTurn('signIn', 1000, async () => {
      installPlatform({ ...testPlatform(), cookies });
      write(appStateOf(`/fr/tickets/?tab=${number}`));
      for (let wait = 0; wait < 20 - number; wait++) await Promise.resolve();
      return isOfThisTab(CLIENT) && keptTarget(CLIENT);
    });
  const targets = await Promise.all(Array.from({ length: 20 }, (_, number) => enter(number)));
  expect(targets).toEqual(targets.map((_, number) => `/fr/tickets/?tab=${number}`));
  vi.stubGlobal('navigator', {});
  expect(await enter(7)).toBe('/fr/tickets/?tab=7');
  vi.unstubAllGlobals();
});
