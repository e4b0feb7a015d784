import { beforeEach, expect, test } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/testPlatform.ts';
import {
  appStateOf,
  forgetSignIn,
  isOfThisTab,
  keptTarget,
  mayBeginAgain,
  ownTarget,
  type AppState,
} from './transaction.ts';

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
