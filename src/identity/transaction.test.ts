import { beforeEach, expect, test } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/testPlatform.ts';
import { appStateOf, isOfThisTab, keptTarget, type AppState } from './transaction.ts';

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

test('[decisions/sign-in-bound-to-tab] a sign-in is of the tab that began it, the last one that did', () => {
  write(appStateOf('/fr/profile/'));
  const last = appStateOf('/fr/tickets/');
  expect(isOfThisTab(CLIENT)).toBe(false);
  write(last);
  expect(isOfThisTab(CLIENT)).toBe(true);
  expect(keptTarget(CLIENT)).toBe('/fr/tickets/');
});

test.each([{ target: '/fr/', tab: 'foreign' }, { target: '/fr/', tab: '' }, { target: '/fr/' }, undefined])(
  '[decisions/sign-in-bound-to-tab] one with %o is not of a tab that began none, nor of one that began another',
  (appState) => {
    write(appState);
    expect(isOfThisTab(CLIENT)).toBe(false);
    expect(isOfThisTab(CLIENT)).toBe(false);
    appStateOf('/fr/');
    expect(isOfThisTab(CLIENT)).toBe(false);
  },
);

test('[decisions/sign-in-bound-to-tab] where the browser refuses storage, sign-ins work without it', () => {
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
