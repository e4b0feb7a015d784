import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';

/** How many times slower than this machine the customer's phone is. */
export const SLOWDOWN = 4;

/** The time between two letters of somebody who types fast on a phone. */
const LETTER_MS = 150;

/** The least time between two taps: within half a second they are a double tap, and a page may ignore the second. */
const TAP_MS = 600;

/** What a customer can do with a page. Each interaction is measured under its name. */
export interface Hand {
  page: Page;
  /** @param what the interaction's name in a customer's words: `open the menu` */
  tap: (what: string, target: Locator) => Promise<void>;
  press: (what: string, key: string) => Promise<void>;
  /** Types letter by letter into the focused field; each letter is an interaction. */
  type: (what: string, text: string) => Promise<void>;
}

/** @param milliseconds from the input to the next paint, as Interaction to Next Paint counts it */
export type Record = (what: string, milliseconds: number) => void;

declare global {
  interface Window {
    /** The longest event of each interaction so far. */
    interactions?: Map<number, number>;
    /** Flushes the observer, and returns the durations so far. */
    takeInteractions?: () => number[];
  }
}

/** A hand on this page. The processor is slowed down during an interaction, but not while its target is looked for. */
export async function handOn(page: Page, record: Record): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  let tapped = 0;
  await page.evaluate(watch);

  async function measured(what: string, inputs: number, act: () => Promise<void>): Promise<void> {
    await settled(page);
    await page.evaluate(() => window.takeInteractions?.());
    await slowDown(session, SLOWDOWN);
    await act();
    await settled(page);
    await slowDown(session, 1);
    const durations = await page.evaluate(() => window.takeInteractions?.() ?? []);
    // The browser does not report interactions that were painted within 16 ms.
    for (let input = 0; input < inputs; input++) record(what, durations[input] ?? 0);
  }

  return {
    page,
    async tap(what, target) {
      await setTimeout(Math.max(0, tapped + TAP_MS - Date.now()));
      const { x, y } = await placeOf(target);
      await measured(what, 1, () => page.touchscreen.tap(x, y));
      tapped = Date.now();
    },
    press: (what, key) => measured(what, 1, () => page.keyboard.press(key)),
    type: (what, text) =>
      measured(what, text.length, async () => {
        for (const letter of text) {
          await page.keyboard.press(letter);
          await setTimeout(LETTER_MS);
        }
      }),
  };
}

function slowDown(session: CDPSession, rate: number): Promise<unknown> {
  return session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The middle of an element, once it is in view and nothing covers it. */
async function placeOf(target: Locator): Promise<{ x: number; y: number }> {
  // Entries that come into view take their real heights and move what is below them, so the hand follows.
  for (let time = 0; time < 2; time++) {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await settled(target.page());
  }
  const isOnTop = await target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });
  const box = await target.boundingBox();
  if (!box || !isOnTop) throw new Error(`Something lies above ${target.toString()}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page: records the longest event of each interaction. */
function watch(): void {
  const longest = new Map<number, number>();
  window.interactions = longest;
  const add = (entries: PerformanceEntryList): void => {
    for (const entry of entries) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
    }
  };
  const observer = new PerformanceObserver((list) => {
    add(list.getEntries());
  });
  // TypeScript does not know the threshold.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  observer.observe(options);
  window.takeInteractions = () => {
    add(observer.takeRecords());
    const durations = [...longest.values()];
    longest.clear();
    return durations;
  };
}

/**
 * Waits until nothing is being saved, the page has painted, and no deferred work is left, so that the next interaction
 * starts from rest. A button whose entry is being saved takes no tap.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    for (let time = 0; time < 2; time++) {
      await painted();
      await idle();
    }
  });
}
