import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';

vi.mock('#platform/unlessLeft.ts', () => ({ unlessLeft: () => Promise.resolve() }));
installPlatform(testPlatform());

/** What the site does with a request, whatever the browser says. */
let answers: boolean;
const asked = vi.fn(() => (answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError())));
let page: EventTarget;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  asked.mockClear();
  page = new EventTarget();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function hint(onLine: boolean, event?: string): void {
  vi.stubGlobal('navigator', { onLine });
  if (event !== undefined) page.dispatchEvent(new Event(event));
}

const CASES = [true, false].flatMap((onLine) => [true, false].map((works) => [onLine, works] as const));

test.each(CASES)(
  '[environments/evidence-beats-hints] the browser says %s, the site answers: %s',
  async (onLine, works) => {
    answers = works;
    hint(onLine);
    const { $isCutOff, findCutOff, isCutOff, watchConnection } = await import('./connection.ts');
    watchConnection();
    await vi.runAllTimersAsync();
    // Without a hint nothing is asked: the calls of the page show it.
    expect(asked).toHaveBeenCalledTimes(onLine ? 0 : 1);
    expect($isCutOff.get()).toBe(!onLine && !works);
    expect(await isCutOff()).toBe(!onLine && !works);
    expect(await findCutOff()).toBe(!works);
  },
);

test.each(['online', 'focus', 'visibilitychange', 'offline'])(
  '[environments/evidence-beats-hints] after "%s" a page that is cut off asks again, and the answer counts',
  async (event) => {
    answers = false;
    hint(false);
    const { $isCutOff, watchConnection } = await import('./connection.ts');
    watchConnection();
    await vi.runAllTimersAsync();
    expect($isCutOff.get()).toBe(true);
    answers = true;
    // The browser may still say that there is none.
    hint(event === 'online', event);
    await vi.runAllTimersAsync();
    expect($isCutOff.get()).toBe(false);
  },
);

test('[environments/evidence-beats-hints] an "offline" while the site answers cuts nothing off', async () => {
  answers = true;
  hint(true);
  const { $isCutOff, watchConnection } = await import('./connection.ts');
  watchConnection();
  hint(false, 'offline');
  await vi.runAllTimersAsync();
  expect($isCutOff.get()).toBe(false);
});

test.each(['online', 'focus', 'visibilitychange'])(
  '[environments/evidence-beats-hints] after "%s" a waiting page comes back when the site answers, and not before',
  async (event) => {
    answers = false;
    hint(true);
    const { whenBack } = await import('./connection.ts');
    let isWaiting = true;
    const act = vi.fn();
    whenBack(() => isWaiting, act);
    hint(true, event);
    await vi.runAllTimersAsync();
    expect(act).not.toHaveBeenCalled();
    answers = true;
    hint(false, event);
    await vi.runAllTimersAsync();
    expect(act).toHaveBeenCalledOnce();
    isWaiting = false;
    asked.mockClear();
    hint(true, event);
    await vi.runAllTimersAsync();
    expect(asked, 'a page that waits for nothing asks nothing').not.toHaveBeenCalled();
  },
);
