import { beforeEach, expect, test, vi } from 'vitest';
import type { Ending } from '#identity/identity.ts';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';

const siteAnswers = vi.fn<() => Promise<boolean>>();
const endAtProvider = vi.fn<(returnTo: string) => Promise<Ending>>();
const leaveForLogout = vi.fn<(returnTo: string) => Promise<void>>();
let back: { isWaiting: () => boolean; act: () => void };

vi.mock('#identity/session.ts', () => ({ endAtProvider, leaveForLogout }));
vi.mock('#offline/connection.ts', () => ({
  siteAnswers,
  whenBack: (isWaiting: () => boolean, act: () => void) => (back = { isWaiting, act }),
}));
vi.mock('./leave.ts', () => ({ leaveUnasked: () => undefined }));

const { finishSignOut, watchUnfinishedSignOut } = await import('./finishSignOut.ts');

let platform = testPlatform();
let data: DOMStringMap;

beforeEach(() => {
  installPlatform((platform = testPlatform()));
  data = {};
  vi.stubGlobal('document', { documentElement: { dataset: data }, addEventListener: () => undefined });
  watchUnfinishedSignOut();
});

/** Where the page leads, or the gate behind which it stays. */
async function ends(ending: Ending, answers = true): Promise<string | undefined> {
  endAtProvider.mockResolvedValue(ending);
  siteAnswers.mockResolvedValue(answers);
  await finishSignOut('fr');
  return platform.gone.at(-1) ?? data.gate;
}

test('[identity/sign-out-in-cookie-mode] without a page to sign in the page stays, with a network and without one, and waits for nothing', async () => {
  expect(await ends('closed')).toBe('signed-out');
  expect(back.isWaiting()).toBe(false);
  expect(await ends('closed', false)).toBe('signed-out');
  expect(back.isWaiting()).toBe(false);
});

test('[identity/sign-out-in-cookie-mode] whoever leads on from the session that has ended still does', async () => {
  endAtProvider.mockResolvedValue('closed');
  siteAnswers.mockResolvedValue(true);
  const goOn = vi.fn(() => Promise.resolve());
  await finishSignOut('fr', goOn);
  expect(goOn).toHaveBeenCalledOnce();
});

test('[identity/sign-out-unfinished] a session that has ended leads home; without a network the page waits for it', async () => {
  expect(await ends('ended', false)).toBe('signed-out');
  expect(back.isWaiting()).toBe(true);
  expect(await ends('failed')).toBe('sign-out-failed');
  expect(back.isWaiting()).toBe(true);
  expect(await ends('ended')).toBe('/fr/');
});
