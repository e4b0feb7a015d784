import { passOf, passType, subscriptionStatus, type Pass, type PassHolder } from '#account/pass/rules.ts';
import type { Subscription } from './contract.ts';

/** The customer's pass as its card says; where the server sends none, as the account says. */
export function heldPass(
  { card }: Pick<Subscription, 'card'>,
  user: PassHolder | undefined,
): Pass | undefined {
  if (!card) return user && passOf(user);
  return { type: passType(card.type), status: subscriptionStatus(card.status) };
}
