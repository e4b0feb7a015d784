import type { SubscriptionStatus } from '#account/pass/rules.ts';

/** One page each; `done` is the summary after them. */
export type CancelStep = 'reason' | 'terms' | 'confirm' | 'done';

/** What the pass and the customer's choice say, as far as the steps depend on it. */
export interface CancelSituation {
  /** The pass's; undefined for who has none. */
  status: SubscriptionStatus | undefined;
  cancelPending: boolean;
  /** Undefined as long as none is chosen, or for one that the server does not list. */
  reason: string | undefined;
}

/** What an address of these pages shows, wherever the customer has come from: a link, a reload, Back. */
export type CancelPlace =
  | { kind: 'show'; step: CancelStep }
  /** Another of these pages; the summary for who has cancelled already. */
  | { kind: 'goTo'; step: 'reason' | 'done' }
  /** None of them makes sense: to the subscription page. */
  | { kind: 'leave'; why: 'noPass' | 'notCancelled' };

export function cancelPlace(step: CancelStep, situation: CancelSituation): CancelPlace {
  const { status, cancelPending, reason } = situation;
  if (status === undefined) return { kind: 'leave', why: 'noPass' };
  if (step === 'done') {
    // Back from a cancellation that has been taken back: not into the next one.
    return isCancelled(situation) ? { kind: 'show', step } : { kind: 'leave', why: 'notCancelled' };
  }
  if (cancelPending) return { kind: 'goTo', step: 'done' };
  if (isCancelled(situation)) return { kind: 'leave', why: 'noPass' };
  if (step !== 'reason' && reason === undefined) return { kind: 'goTo', step: 'reason' };
  return { kind: 'show', step };
}

/** Its end is asked for, or past. */
export function isCancelled({ status, cancelPending }: Omit<CancelSituation, 'reason'>): boolean {
  return cancelPending || status === 'canceled';
}

/** The reason, as long as the server lists it; unknown reasons are none, and a list that did not come knows all. */
export function knownReason(
  chosen: string | undefined,
  reasons: readonly { value: string }[] | undefined,
): string | undefined {
  return !reasons || reasons.some(({ value }) => value === chosen) ? chosen : undefined;
}
