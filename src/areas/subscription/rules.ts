import type { SubscriptionStatus } from '#account/pass/rules.ts';
import type { Addon, Plan, Subscription, Supplement } from './contract.ts';

/** The changes that have a call of their own. */
export type Change = 'suspend' | 'resume' | 'undoPause' | 'undoCancellation' | 'undoPlanChange';

/** Changes without a call: they are made on the catalogue site. */
export type Errand = 'resubscribe' | 'renew' | 'reactivate' | 'changePlan';

/** Changes that have been requested and have not taken effect. */
export type Pending = 'pause' | 'cancellation' | 'planChange';

/** The changes that the server allows, in the order of the page. */
export function offeredChanges(subscription: Subscription, status: SubscriptionStatus): Change[] {
  const offered: Change[] = [];
  if (status === 'paused') offered.push('resume');
  if (subscription.eligibleForSuspension) offered.push('suspend');
  if (subscription.eligibleToCancelSuspension) offered.push('undoPause');
  if (subscription.eligibleToCancelCancellation) offered.push('undoCancellation');
  if (subscription.pendingPlanChange) offered.push('undoPlanChange');
  return offered;
}

/**
 * A customer who may subscribe again is not asked to renew, as in the toasts at start.
 */
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

/** Whether reactivating is the way out of the block. A refused photo has another one. */
export function reactivatesBlocked(
  { eligibleForReactivation, card }: Pick<Subscription, 'eligibleForReactivation' | 'card'>,
  status: SubscriptionStatus,
): boolean {
  return status === 'blocked' && eligibleForReactivation && blockedFor(card) === 'other';
}

/** A pass can always be cancelled, unless it ends already. */
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

/** The change that undoes each pending one. */
export const UNDOES = {
  pause: 'undoPause',
  cancellation: 'undoCancellation',
  planChange: 'undoPlanChange',
} as const satisfies Record<Pending, Change>;

/**
 * Whether a freshly loaded pass is as a change wants it. Undefined where the pass does not tell. A pause that has
 * begun is no longer pending.
 * @param status of the pass, undefined where the server sends no card
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

/** What a payment consists of, in cents. `total` is the sum of `subscription`, `addons`, `supplements` and `rest`. */
export interface Statement {
  subscription: number | undefined;
  addons: readonly Addon[];
  supplements: readonly Supplement[];
  /** By how much the server's own total differs: below zero a discount. */
  rest: number;
  /** Undefined where an amount is unknown. */
  total: number | undefined;
  /** Billed by themselves, and no part of `total`. */
  apart: readonly (Addon | Supplement)[];
}

type Billed = Pick<Subscription, 'addons' | 'consumption' | 'debitInvoiceEnabled' | 'nextPaymentAmount'>;

/**
 * The costs of the current period. Undefined where the server sends none. Supplements are billed apart where they are
 * not grouped. Options cost nothing while the subscription itself does not, and are apart where the server's total says
 * so.
 */
export function statement({
  addons: all,
  consumption,
  debitInvoiceEnabled,
  nextPaymentAmount: told,
}: Billed): Statement | undefined {
  if (!consumption) return undefined;
  const { subscriptionAmount: subscription, supplements: taken } = consumption;
  const options = subscription === 0 ? [] : all;
  const isGrouped = debitInvoiceEnabled !== false;
  const supplements = isGrouped ? taken : [];
  const paid = sumOf([subscription, ...amountsOf(supplements)]);
  const withOptions = sumOf([paid, ...amountsOf(options)]);
  const hasOptions = !(told !== undefined && told === paid && told !== withOptions);
  const addons = hasOptions ? options : [];
  const sum = hasOptions ? withOptions : paid;
  return {
    subscription,
    addons,
    supplements,
    rest: sum === undefined || told === undefined ? 0 : told - sum,
    total: sum === undefined ? undefined : (told ?? sum),
    apart: [...(hasOptions ? [] : options), ...(isGrouped ? [] : taken)],
  };
}

function amountsOf(lines: readonly (Addon | Supplement)[]): (number | undefined)[] {
  return lines.map(amountOf);
}

export function amountOf(line: Addon | Supplement): number | undefined {
  return 'price' in line ? line.price : 'amount' in line ? line.amount : undefined;
}

/** In cents. Undefined where one is unknown: a sum without it would be wrong. */
function sumOf(amounts: readonly (number | undefined)[]): number | undefined {
  return amounts.reduce(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0,
  );
}

/**
 * The next payment: cents, and an ISO date, which is empty where the server sends none. Undefined where the amount is
 * not certain, because the pass is not active or a change is pending.
 */
export function nextPayment(
  subscription: Subscription,
  status: SubscriptionStatus,
): { cents: number; date: string } | undefined {
  const { consumption, debitInvoiceEnabled, nextPaymentDate: date } = subscription;
  const { total } = statement(subscription) ?? {};
  if (status !== 'active' || pending(subscription).length > 0) return undefined;
  if (total === undefined) return undefined;
  // Nobody knows whether they are part of it.
  if (debitInvoiceEnabled === undefined && consumption && consumption.supplements.length > 0)
    return undefined;
  return { cents: total, date };
}

/** The ISO date on which a change takes effect. Empty where that is at once, or where the server sends no date. */
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

/** What the pass costs after a change, in cents. Undefined after a change that stops the payments. */
export function goesOnFor(change: Change, { consumption }: Subscription): number | undefined {
  const amount = consumption?.subscriptionAmount;
  return change === 'suspend' || amount === 0 ? undefined : amount;
}

/**
 * Why a pass is blocked. A refused photo is the only reason that the customer can do something about. `received`: a new
 * photo has arrived, and nobody has judged it yet.
 */
export function blockedFor(
  card: Pick<NonNullable<Subscription['card']>, 'blockedReason' | 'photoReceivedAt'> | undefined,
): 'photo' | 'received' | 'other' {
  if (card?.blockedReason !== 'incorrect_photo') return 'other';
  return card.photoReceivedAt === '' ? 'photo' : 'received';
}

/**
 * The title of a plan, or the name of its type. An unknown code is shown as the classic pass. Empty for a plan without a
 * name.
 */
export function planName({ value, title }: Plan, names: Readonly<Record<string, string>>): string {
  if (title !== '') return title;
  const name = Object.hasOwn(names, value) ? names[value] : undefined;
  if (name !== undefined) return name;
  return /^[A-Z0-9_]+$/.test(value) ? (names.CINEPASS ?? '') : value;
}
