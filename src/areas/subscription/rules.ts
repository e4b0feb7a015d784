import type { SubscriptionStatus } from '#account/pass/rules.ts';
import type { Plan, Subscription } from './contract.ts';

/** What the customer can change here; each has a call of its own. */
export type Change = 'suspend' | 'resume' | 'undoPause' | 'undoCancellation' | 'undoPlanChange';

/** What has no call: the catalogue site does it (OD-18). */
export type Errand = 'resubscribe' | 'renew' | 'reactivate' | 'changePlan';

/** What has been asked for and is still to come. */
export type Pending = 'pause' | 'cancellation' | 'planChange';

/** In the order of the page; nothing but what the server says is possible. */
export function offeredChanges(subscription: Subscription, status: SubscriptionStatus): Change[] {
  const offered: Change[] = [];
  if (status === 'paused') offered.push('resume');
  if (subscription.eligibleForSuspension) offered.push('suspend');
  if (subscription.eligibleToCancelSuspension) offered.push('undoPause');
  if (subscription.eligibleToCancelCancellation) offered.push('undoCancellation');
  if (subscription.pendingPlanChange) offered.push('undoPlanChange');
  return offered;
}

/** As at start (TR-10): who may subscribe again is not asked to renew. */
export function offeredErrands(subscription: Eligibility): Errand[] {
  const offered: Errand[] = [];
  if (subscription.eligibleForReactivation) offered.push('reactivate');
  if (subscription.eligibleReSubscription) offered.push('resubscribe');
  else if (subscription.eligibleRenew) offered.push('renew');
  if (subscription.eligibleChanges.length > 0) offered.push('changePlan');
  return offered;
}

type Eligibility = Pick<
  Subscription,
  'eligibleForReactivation' | 'eligibleReSubscription' | 'eligibleRenew' | 'eligibleChanges'
>;

/** Leaving needs nobody's leave: as long as there is a pass that does not end already (OD-04). */
export function mayCancel({ cancelPending }: Subscription, status: SubscriptionStatus): boolean {
  return status !== 'canceled' && !cancelPending;
}

export function pending({ pausePending, cancelPending, pendingPlanChange }: Subscription): Pending[] {
  const coming: Pending[] = [];
  if (cancelPending) coming.push('cancellation');
  if (pausePending) coming.push('pause');
  if (pendingPlanChange) coming.push('planChange');
  return coming;
}

/** Which of the changes takes back what is pending. */
export const UNDOES = {
  pause: 'undoPause',
  cancellation: 'undoCancellation',
  planChange: 'undoPlanChange',
} as const satisfies Record<Pending, Change>;

/**
 * Whether the pass, as loaded after a change was asked for, is as the change would have it; undefined where it does
 * not say. A pause that has begun is no longer one that is pending.
 * @param status the pass's own, undefined where the server sends no card with it
 */
export function isDone(
  change: Change,
  { pausePending, cancelPending, pendingPlanChange }: Subscription,
  status: SubscriptionStatus | undefined,
): boolean | undefined {
  switch (change) {
    case 'suspend':
      return pausePending || status === 'paused';
    case 'resume':
      return status && status !== 'paused';
    case 'undoPause':
      return !pausePending && status !== 'paused';
    case 'undoCancellation':
      return !cancelPending && status !== 'canceled';
    case 'undoPlanChange':
      return !pendingPlanChange;
  }
}

/**
 * What is taken next, in cents, and when, ISO or empty where the server does not say. Undefined where nothing is
 * certain: the pass is not running, or something is about to change it.
 */
export function nextPayment(
  subscription: Subscription,
  status: SubscriptionStatus,
): { cents: number; date: string } | undefined {
  const { consumption, debitInvoiceEnabled, nextPaymentDate: date } = subscription;
  if (status !== 'active' || pending(subscription).length > 0) return undefined;
  if (consumption?.subscriptionAmount === undefined) return undefined;
  const supplements = debitInvoiceEnabled
    ? consumption.supplements.reduce((sum, { amount = 0 }) => sum + amount, 0)
    : 0;
  return { cents: consumption.subscriptionAmount + supplements, date };
}

/** When a change takes effect, ISO; empty for at once, or where the server does not say. */
export function effectiveDate(change: Change, subscription: Subscription): string {
  switch (change) {
    case 'resume':
      return '';
    case 'suspend':
    case 'undoPause':
    case 'undoCancellation':
      return subscription.currentPlanEndDate;
    case 'undoPlanChange':
      return subscription.nextPlanExecutionDate;
  }
}

/** What the pass goes on to cost after a change, in cents; undefined after one that stops it. */
export function goesOnFor(change: Change, { consumption }: Subscription): number | undefined {
  const amount = consumption?.subscriptionAmount;
  return change === 'suspend' || amount === 0 ? undefined : amount;
}

/** H-25: a refused photo is the one reason that the customer can do something about. */
export function blockedFor(reason: string): 'photo' | 'other' {
  return reason === 'incorrect_photo' ? 'photo' : 'other';
}

/** A plan's title, or the name of its type; one that is a code nobody knows is the classic pass (F-22). */
export function planName({ value, title }: Plan, names: Readonly<Record<string, string>>): string {
  if (title !== '') return title;
  if (Object.hasOwn(names, value)) return names[value] ?? '';
  return /^[A-Z0-9_]*$/.test(value) ? (names.CINEPASS ?? '') : value;
}
