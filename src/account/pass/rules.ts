import {
  PASS_TYPES,
  cardStatus,
  cardType,
  plainWord,
  type CardStatus,
  type PassType,
} from '../cards/rules.ts';

export type SubscriptionStatus = 'canceled' | 'unpaid' | 'paused' | 'active' | 'blocked';

/** The fields of an account that describe its pass. */
export interface PassHolder {
  hasSubscription: boolean;
  /** Undefined, or with an empty status, when the account holds no subscription status. */
  subscription: { status: string } | undefined;
  trackingData: Readonly<Record<string, unknown>>;
}

export interface Pass {
  type: PassType;
  status: SubscriptionStatus;
}

/** Of a pass or a card at the door. `inactive`: a card that its server does not count any more. */
export type DoorState = SubscriptionStatus | CardStatus | 'inactive';

/** Only an active card opens the door. A code that the scanner refuses would be a promise that nobody keeps. */
export function opensDoor(state: DoorState): boolean {
  return state === 'active';
}

/** The type in any spelling, or undefined for an unknown one. */
export function knownPassType(type: unknown): PassType | undefined {
  const known = typeof type === 'string' ? cardType(type) : '';
  return PASS_TYPES.find((pass) => pass === known);
}

/**
 * An unknown type is the classic pass (specification, section 4). The active card and the alerts have another rule.
 */
export function passType(type: unknown): PassType {
  return knownPassType(type) ?? 'CINEPASS';
}

/** What servers call these two, without accents. A card knows the others. */
const CANCELED = /^(?:cancell?ed|resilie|annule|opgezegd|geannuleerd)e?$/;
const BLOCKED = /^(?:blocked|bloque|geblokkeerd)e?$/;

/**
 * Status of a subscription. Its words are English; those of a card count too, since an unpaid pass must not read as
 * active. An unknown word means active.
 */
export function subscriptionStatus(status: string): SubscriptionStatus {
  const word = plainWord(status);
  if (CANCELED.test(word)) return 'canceled';
  if (BLOCKED.test(word)) return 'blocked';
  return cardStatus(word) ?? 'active';
}

/**
 * The customer's pass, or undefined. A status counts without the flag: an unpaid or blocked pass is still the
 * customer's.
 */
export function passOf({ hasSubscription, subscription, trackingData }: PassHolder): Pass | undefined {
  const status = subscription?.status ?? '';
  if (!hasSubscription && status === '') return undefined;
  return { type: passType(trackingData.passType), status: subscriptionStatus(status) };
}

/** The customer's pass as the card of the subscription describes it, or as the account does where there is no card. */
export function currentPass(
  card: { type: string; status: string } | undefined,
  user: PassHolder | undefined,
): Pass | undefined {
  if (!card) return user && passOf(user);
  return { type: passType(card.type), status: subscriptionStatus(card.status) };
}

interface Eligible {
  eligibleReSubscription: boolean;
  eligibleRenew: boolean;
}

/** What the subscription adds to what the account says of the pass. */
interface SubscriptionFacts extends Eligible {
  card: { type: string; status: string } | undefined;
  cancelPending: boolean;
  unpaidInvoice: boolean;
}

/** Where a customer stands. Home and the subscription page both ask for it, so that they never contradict each other. */
export interface Standing {
  pass: Pass | undefined;
  /** A payment is open. Customers whose pass has ended may still owe one. */
  owes: boolean;
  /** The pass works, and a cancellation is under way. */
  isEnding: boolean;
  /** The way to a pass, for customers without one. */
  way: 'resubscribe' | 'renew' | 'subscribe';
}

/** @param facts undefined where the subscription could not be loaded: then the account alone tells */
export function standing(
  user: (PassHolder & { subscriptionState: Eligible }) | undefined,
  facts: SubscriptionFacts | undefined,
): Standing {
  const pass = currentPass(facts?.card, user);
  const { eligibleReSubscription = false, eligibleRenew = false } = facts ?? user?.subscriptionState ?? {};
  return {
    pass,
    owes: facts?.unpaidInvoice === true || pass?.status === 'unpaid',
    isEnding: facts?.cancelPending === true && pass !== undefined && pass.status !== 'canceled',
    way: eligibleReSubscription ? 'resubscribe' : eligibleRenew ? 'renew' : 'subscribe',
  };
}
