import type { SubscriptionStatus } from '#account/pass/rules.ts';
import type { RouteId } from '#sites/routes.ts';

/** Each step has its own page. `done` is the summary at the end. */
export type CancelStep = 'reason' | 'terms' | 'confirm' | 'done';

/** What the steps depend on. */
interface CancelSituation {
  /** The status of the pass. Undefined for a customer without one. */
  status: SubscriptionStatus | undefined;
  cancelPending: boolean;
  /** Undefined until a reason is chosen, and for a reason that the server does not list. */
  reason: string | undefined;
}

/** What one of these pages shows, whether the customer came by a link, a reload or Back. */
export type StepState =
  | { kind: 'show'; step: CancelStep }
  /** Go to another of these pages. A customer who has cancelled already goes to the summary. */
  | { kind: 'goTo'; step: 'reason' | 'done' }
  /** No step applies: go to the subscription page. */
  | { kind: 'leave'; why: 'noPass' | 'notCancelled' };

export function stepState(step: CancelStep, situation: CancelSituation): StepState {
  const { status, cancelPending, reason } = situation;
  if (status === undefined) return { kind: 'leave', why: 'noPass' };
  if (step === 'done') {
    // The customer has undone the cancellation and pressed Back. They must not start another one.
    return isCancelled(situation) ? { kind: 'show', step } : { kind: 'leave', why: 'notCancelled' };
  }
  if (cancelPending) return { kind: 'goTo', step: 'done' };
  if (isCancelled(situation)) return { kind: 'leave', why: 'noPass' };
  if (step !== 'reason' && reason === undefined) return { kind: 'goTo', step: 'reason' };
  return { kind: 'show', step };
}

/** Whether the cancellation has been requested, or has taken effect. */
export function isCancelled({ status, cancelPending }: Omit<CancelSituation, 'reason'>): boolean {
  return cancelPending || status === 'canceled';
}

/** The chosen reason, where the server lists it. Until the list is loaded, any reason counts. */
export function knownReason(
  chosen: string | undefined,
  reasons: readonly { value: string }[] | undefined,
): string | undefined {
  return !reasons || reasons.some(({ value }) => value === chosen) ? chosen : undefined;
}

/** The reason that stands for none, where the server lists it. Then nobody has to choose one. */
export function listedUnstated(
  unstated: string | undefined,
  reasons: readonly { value: string }[],
): string | undefined {
  return reasons.some(({ value }) => value === unstated) ? unstated : undefined;
}

/** The groups of reasons, in the order of the page. */
const REASON_GROUPS = ['money', 'films', 'cinema', 'life', 'other'] as const;
type ReasonGroup = (typeof REASON_GROUPS)[number];

/** Words in the values of reasons. The specification names some reasons, and not their values. */
const GROUP_WORDS: readonly [RegExp, ReasonGroup][] = [
  [/price|financ|increase|billing|supplement|plan|duplicate|cost|money/i, 'money'],
  [/program|original|times|stream|compet|film|movie/i, 'films'],
  [/closed|distance|comfort|service|website|seats|cinema/i, 'cinema'],
  [/mov(?:e|ing)|abroad|unused|time|household|health|leav/i, 'life'],
];

/** The reasons by group, without empty groups. A reason whose value tells nothing is in the last one. */
export function groupedReasons<Reason extends { value: string }>(
  reasons: readonly Reason[],
): { group: ReasonGroup; reasons: Reason[] }[] {
  const groupOf = ({ value }: Reason): ReasonGroup =>
    GROUP_WORDS.find(([words]) => words.test(value))?.[1] ?? 'other';
  return REASON_GROUPS.map((group) => ({
    group,
    reasons: reasons.filter((reason) => groupOf(reason) === group),
  })).filter((one) => one.reasons.length > 0);
}

/** The steps in their order. The summary, which comes last, is not counted as a step. */
export const CANCEL_ROUTES = {
  reason: 'cancel',
  terms: 'cancelTerms',
  confirm: 'cancelConfirm',
  done: 'cancelDone',
} as const satisfies Record<CancelStep, RouteId>;
