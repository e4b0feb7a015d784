import type { PassType } from '../cards/rules.ts';

export type SubscriptionStatus = 'canceled' | 'unpaid' | 'paused' | 'active' | 'blocked';

/** What of an account says whether it holds a pass, as far as home and the subscription page need it. */
export interface PassHolder {
  hasSubscription: boolean;
  /** As the identity side says it; undefined or without a status when it says nothing. */
  subscription: { status: string } | undefined;
  trackingData: Readonly<Record<string, unknown>>;
}

export interface Pass {
  type: PassType;
  status: SubscriptionStatus;
}

/** A list by another name, since a rule imports no values; the compiler compares it with the cards'. */
const TYPES = {
  CINEPASS: 'CINEPASS',
  CINEPASS_26: 'CINEPASS_26',
  CINEPASS_DUO: 'CINEPASS_DUO',
  CINEPASS_GOLD: 'CINEPASS_GOLD',
  FAMILY: 'FAMILY',
  EXPLORER: 'EXPLORER',
  UNLIMITED: 'UNLIMITED',
  UNLIMITED_GOLD: 'UNLIMITED_GOLD',
} as const satisfies { [Type in PassType]: Type };

/** An unknown type is the classic pass (specification, section 4); the choice of the active card has another rule (TR-05). */
export function passType(type: unknown): PassType {
  return typeof type === 'string' && Object.hasOwn(TYPES, type) ? TYPES[type as PassType] : 'CINEPASS';
}

/** The server's words here are English, a card's are French (TR-06). An unknown one is active. */
export function subscriptionStatus(status: string): SubscriptionStatus {
  switch (status) {
    case 'canceled':
    case 'unpaid':
    case 'active':
    case 'blocked':
      return status;
    case 'suspended':
      return 'paused';
    default:
      return 'active';
  }
}

/** The customer's pass, or none. A status counts without the flag: what is unpaid or blocked is still theirs. */
export function passOf({ hasSubscription, subscription, trackingData }: PassHolder): Pass | undefined {
  const status = subscription?.status ?? '';
  if (!hasSubscription && status === '') return undefined;
  return { type: passType(trackingData.passType), status: subscriptionStatus(status) };
}
