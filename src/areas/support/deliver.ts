import { toCallError, type CallFailure } from '#http/errors.ts';
import { freshCases } from './caseStore.ts';
import type { Case } from './contract.ts';
import { mayHaveArrived } from './rules.ts';

export type Delivery<T> =
  | { kind: 'done'; value: T }
  /** Refused, or never left. */
  | { kind: 'failed'; failure: CallFailure }
  /** Nobody knows: it may have been done, and the cases that would tell cannot be had, or do not have it yet. */
  | { kind: 'open'; seen: boolean; failure: CallFailure };

/**
 * Sends what must not be sent twice unknowingly. Where it stays open whether it has arrived, the cases as they are
 * now decide: what is found there counts as sent.
 * @param find in the cases, what this would have made of them
 */
export async function deliver<T>(
  act: () => Promise<T>,
  find: (cases: readonly Case[]) => T | undefined,
): Promise<Delivery<T>> {
  try {
    const value = await act();
    void freshCases();
    return { kind: 'done', value };
  } catch (error) {
    const { failure } = toCallError(error, 'support');
    if (!mayHaveArrived(failure)) return { kind: 'failed', failure };
    const cases = await freshCases();
    const value = cases && find(cases);
    return value === undefined
      ? { kind: 'open', seen: cases !== undefined, failure }
      : { kind: 'done', value };
  }
}
