import { passOf, passType, subscriptionStatus, type Pass, type PassHolder } from '#account/pass/rules.ts';
import type { Subscription } from './contract.ts';

/** The customer's pass as its card describes it, or as the account does when the server sends no card. */
export function currentPass(
  { card }: Pick<Subscription, 'card'>,
  user: PassHolder | undefined,
): Pass | undefined {
  if (!card) return user && passOf(user);
  return { type: passType(card.type), status: subscriptionStatus(card.status) };
}
