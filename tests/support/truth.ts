import { REFUSED, type FaultClass } from './faultCases.ts';
import type { ActionTruth } from './outcomes.ts';
import { expect, type Sandbox } from './test.ts';

const KINDS = ['done', 'notDone', 'unknown'] as const;
type Kind = (typeof KINDS)[number];

interface Case {
  fault: FaultClass | 'none';
  /** The page takes the action for done. */
  hasSucceeded: boolean;
  /** No read could tell in this case. */
  isUnreadable: boolean;
}

interface Said {
  /** Texts that came into a live region since the action. */
  heard: () => Promise<string>;
  /** Texts of the toasts that are shown. */
  toasts: () => Promise<string>;
}

/** Compares what the page says of an action with what the sandbox has, for one case. */
export async function recordTruth(sandbox: Sandbox, truth: ActionTruth) {
  const held = async (): Promise<string> => JSON.stringify([truth.part(await sandbox.held())]);
  const before = await held();

  return {
    async compare({ heard, toasts }: Said, one: Case): Promise<void> {
      const { fault } = one;
      const expected = expectedKind(truth, one);
      const words = truth[expected] === undefined ? [] : [expected];
      const said = async (): Promise<Kind[]> => {
        const kinds = kindsIn(await heard(), truth);
        // A dialog that closes hands its toast over to the page, with its words in it.
        return kinds.length === 0 && words.length > 0 ? kindsIn(await toasts(), truth) : kinds;
      };
      await expect.poll(said, `said under ${fault}`).toEqual(words);
      // An empty answer is all that the contract has: the page can only believe it.
      const isBelieved = fault === 'empty' && expected === 'done';
      if (expected === 'unknown' || isBelieved) return;
      const isDone = async (): Promise<boolean> => before !== (await held());
      await expect.poll(isDone, `done at the server under ${fault}`).toBe(expected === 'done');
      expect(await said(), `said in the end under ${fault}`).toEqual(words);
    },
  };
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

function kindsIn(heard: string, truth: ActionTruth): Kind[] {
  const isAlready = truth.done !== undefined && heard.includes(ALREADY);
  return KINDS.filter((kind) => Boolean(truth[kind]?.test(heard)) || (kind === 'done' && isAlready));
}
