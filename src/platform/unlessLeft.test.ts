import { afterEach, expect, test, vi } from 'vitest';
import type { PageState } from './rootData.ts';
import { unlessLeft } from './unlessLeft.ts';

/** The state that the scripts in the HTML share with the others. */
function pageWith({ leaving }: Pick<PageState, 'leaving'>): void {
  Object.assign(globalThis.accountPage ?? {}, { leaving });
}

/** Whether the wait has ended after this time. */
async function endsWithin(ms: number): Promise<boolean> {
  let ended = false;
  void unlessLeft().then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(ms);
  return ended;
}

afterEach(() => {
  vi.useRealTimers();
  pageWith({});
});

test('[errors/no-reload-while-leaving] a page that stays acts at once', async () => {
  vi.useFakeTimers();
  pageWith({});
  expect(await endsWithin(0)).toBe(true);
});

test.each(['asked', 'reload'] as const)(
  '[errors/no-reload-while-leaving] a page that is being left (%s) waits for 15 seconds, and no longer',
  async (leaving) => {
    vi.useFakeTimers();
    pageWith({ leaving });
    expect(await endsWithin(14_999)).toBe(false);
    pageWith({ leaving });
    expect(await endsWithin(15_000)).toBe(true);
  },
);
