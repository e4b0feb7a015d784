import { expect, test } from 'vitest';
import { keepAwake } from './wakeLock.ts';

/** A phone whose page can be hidden, which releases every lock. It counts the locks that are held. */
function phone() {
  const events = new EventTarget();
  const sentinels: { released: boolean }[] = [];
  let visibilityState: DocumentVisibilityState = 'visible';
  const wakeLock = {
    request() {
      const sentinel = {
        released: false,
        release() {
          sentinel.released = true;
          return Promise.resolve();
        },
      };
      sentinels.push(sentinel);
      return Promise.resolve(sentinel as unknown as WakeLockSentinel);
    },
  };
  const screen = {
    get visibilityState() {
      return visibilityState;
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } as Document;
  return {
    screen,
    navigator: { wakeLock },
    asked: () => sentinels.length,
    holding: () => sentinels.filter(({ released }) => !released).length,
    show: async (visible: boolean) => {
      visibilityState = visible ? 'visible' : 'hidden';
      if (!visible) for (const sentinel of sentinels) sentinel.released = true;
      events.dispatchEvent(new Event('visibilitychange'));
      await settled();
    },
  };
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

test('the screen is kept on, and let go', async () => {
  const { screen, navigator, holding } = phone();
  const letGo = keepAwake(screen, navigator);
  await settled();
  expect(holding()).toBe(1);
  letGo();
  await settled();
  expect(holding()).toBe(0);
});

test('a page that was hidden and comes back keeps the screen on again', async () => {
  const { screen, navigator, holding, show } = phone();
  keepAwake(screen, navigator);
  await settled();
  await show(false);
  expect(holding()).toBe(0);
  await show(true);
  expect(holding()).toBe(1);
});

test('let go, it asks for nothing any more', async () => {
  const { screen, navigator, asked, holding, show } = phone();
  const letGo = keepAwake(screen, navigator);
  // The first lock has not arrived yet.
  letGo();
  await settled();
  expect(holding()).toBe(0);
  await show(false);
  await show(true);
  expect(asked()).toBe(1);
});

test('it holds one lock at most', async () => {
  const { screen, navigator, holding, show } = phone();
  keepAwake(screen, navigator);
  await show(true);
  expect(holding()).toBe(1);
});

test('nothing happens where there is no lock, or where it is refused', async () => {
  const { screen } = phone();
  keepAwake(screen, {})();
  const refusing = { request: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
  keepAwake(screen, { wakeLock: refusing as unknown as WakeLock })();
  await settled();
});
