import { REFUSED, type FaultClass } from './faultCases.ts';
import type { Said } from './heard.ts';
import type { ActionTruth, ActionWords } from './outcomes.ts';
import { expect, type Sandbox } from './test.ts';

const KINDS = ['done', 'notDone', 'unknown'] as const;
export type Kind = (typeof KINDS)[number];

interface Case {
  fault: FaultClass | 'none';
  /** The page takes the action for done. */
  hasSucceeded: boolean;
  /** No read could tell in this case. */
  isUnreadable: boolean;
}

/** Compares what the page says of an action with what the sandbox has, for one case. */
export async function recordTruth(sandbox: Sandbox, truth: ActionTruth) {
  const held = async (): Promise<string> => JSON.stringify([truth.part(await sandbox.held())]);
  const before = await held();

  return {
    async compare(page: Said, one: Case): Promise<void> {
      const { fault } = one;
      const expected = expectedKind(truth, one);
      const words = truth[expected] === undefined ? [] : [expected];
      const said = () => kindsSaid(page, truth, words);
      await expect.poll(said, `said under ${fault}`).toEqual(words);
      const isHeard = kindsIn(await page.heard(), truth).length > 0;
      // An empty answer is all that the contract has: the page can only believe it.
      const isBelieved = fault === 'empty' && expected === 'done';
      if (expected === 'unknown' || isBelieved) return;
      const isDone = async (): Promise<boolean> => before !== (await held());
      await expect.poll(isDone, `done at the server under ${fault}`).toBe(expected === 'done');
      const last = await said();
      // A toast that a dialog has handed over was read, not heard, and goes after some seconds.
      const isGone = !isHeard && last.length === 0;
      expect(last, `said in the end under ${fault}`).toEqual(isGone ? [] : words);
    },
  };
}

/** What the page says of an action, by what it is expected to say. */
export async function kindsSaid(
  { heard, toasts }: Said,
  words: ActionWords,
  expected: readonly Kind[],
): Promise<Kind[]> {
  const kinds = kindsIn(await heard(), words);
  // A dialog that closes hands its toast over to the page, with its words in it.
  return kinds.length === 0 && expected.length > 0 ? kindsIn(await toasts(), words) : kinds;
}

function expectedKind(truth: ActionTruth, { fault, hasSucceeded, isUnreadable }: Case): Kind {
  if (isUnreadable) return 'unknown';
  if (hasSucceeded) return 'done';
  const isRefused = fault !== 'none' && REFUSED.includes(fault);
  return truth.read === undefined && !isRefused ? 'unknown' : 'notDone';
}

/**
 * Said of any change that a read shows after a 404, 409 or 410. Chromium repeats a request whose connection broke, and
 * the repetition gets such an answer.
 */
const ALREADY = 'C’est déjà fait';

function kindsIn(heard: string, truth: ActionWords): Kind[] {
  const isAlready = truth.done !== undefined && heard.includes(ALREADY);
  return KINDS.filter((kind) => Boolean(truth[kind]?.test(heard)) || (kind === 'done' && isAlready));
}
