import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';

/** How much slower than this machine the customer's phone is. */
export const SLOWDOWN = 4;

/** Between two letters: somebody who types fast on a phone. */
const LETTER_MS = 150;

/** Two taps on one place within half a second are a double one, whose second a page may ignore. */
const TAP_MS = 600;

/** What the customer does with a page; each of it is measured under its name. */
export interface Hand {
  page: Page;
  /** @param what as a customer would say it: `open the menu` */
  tap: (what: string, target: Locator) => Promise<void>;
  press: (what: string, key: string) => Promise<void>;
  /** Letter by letter, into what has the focus; each letter is an interaction. */
  type: (what: string, text: string) => Promise<void>;
}

/** @param milliseconds from the input to the next paint, as Interaction to Next Paint counts it */
export type Record = (what: string, milliseconds: number) => void;

declare global {
  interface Window {
    /** The longest event of each interaction so far. */
    interactions?: Map<number, number>;
    /** Hands in what the observer still holds. */
    takeInteractions?: () => number[];
  }
}

/** A hand on this page. While it does something the processor is slowed down; finding things is not the customer's. */
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
    // What was painted within 16 ms the browser does not report.
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

/** In its middle, once it is in sight and nothing lies above it. */
async function placeOf(target: Locator): Promise<{ x: number; y: number }> {
  // Entries that come into sight take their own heights, and move what is below them: a hand then goes on.
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

/** In the page. */
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
 * When nothing is being saved, the page has painted, and nothing waits any more that was put off: the next interaction
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
