import type { FaultInput } from '#tests/support/faultClasses.ts';
import type { ActionTruth } from '#tests/support/outcomes.ts';
import type { Kind } from '#tests/support/outcomes.ts';

/** How an answer is lost. */
export const LOSSES = ['lost-reply', 'hang', 'reset', '503'] as const satisfies FaultInput['fault'][];
export type Loss = (typeof LOSSES)[number];

/** What happens to an action on its way. */
export interface Way {
  loss: Loss | 'none';
  /** The read that would tell how it ended fails as well. */
  isUnreadable: boolean;
}

/** How an action ends, and what the page must say of it. */
export function endOf(
  { loss, isUnreadable }: Way,
  isOnline: boolean,
  { read }: Pick<ActionTruth, 'read'>,
): Kind {
  if (!isOnline) return 'notDone';
  if (loss === 'none') return 'done';
  if (isUnreadable || read === undefined) return 'unknown';
  return loss === 'lost-reply' ? 'done' : 'notDone';
}

/** Whether the backend carries an action out. */
export function isCarriedOut(loss: Way['loss'], isOnline: boolean): boolean {
  return isOnline && (loss === 'none' || loss === 'lost-reply');
}
