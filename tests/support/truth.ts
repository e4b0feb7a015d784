import type { Said } from './heard.ts';
import {
  expectedKind,
  kindsIn,
  type ActionTruth,
  type ActionTexts,
  type Case,
  type Kind,
} from './outcomes.ts';
import { expect, type Sandbox } from './test.ts';

/** Compares what the page says of an action with what the sandbox has, for one case. */
export async function recordTruth(sandbox: Sandbox, truth: ActionTruth) {
  const held = async (): Promise<string> => JSON.stringify([truth.part(await sandbox.held())]);
  const before = await held();

  return {
    async compare(page: Said, one: Case): Promise<void> {
      const { fault } = one;
      const expected = expectedKind(truth, one);
      const texts = truth[expected] === undefined ? [] : [expected];
      const said = () => kindsSaid(page, truth, texts);
      await expect.poll(said, `said under ${fault}`).toEqual(texts);
      const isHeard = kindsIn(await page.heard(), truth).length > 0;
      // An empty answer is all that the contract has: the page can only believe it.
      const isBelieved = fault === 'empty' && expected === 'done';
      if (expected === 'unknown' || isBelieved) return;
      const isDone = async (): Promise<boolean> => before !== (await held());
      await expect.poll(isDone, `done at the server under ${fault}`).toBe(expected === 'done');
      const last = await said();
      // A toast that a dialog has handed over was read, not heard, and goes after some seconds.
      const isGone = !isHeard && last.length === 0;
      expect(last, `said in the end under ${fault}`).toEqual(isGone ? [] : texts);
    },
  };
}

/** What the page says of an action, by what it is expected to say. */
export async function kindsSaid(
  { heard, toasts }: Said,
  texts: ActionTexts,
  expected: readonly Kind[],
): Promise<Kind[]> {
  const kinds = kindsIn(await heard(), texts);
  // A dialog that closes hands its toast over to the page, with its words in it.
  return kinds.length === 0 && expected.length > 0 ? kindsIn(await toasts(), texts) : kinds;
}
