import { $activeCard, cards } from '#account/cards/store.ts';
import { createLoad } from '#account/load.ts';
import { knownPassType, passOf } from '#account/pass/rules.ts';
import { $user } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { getAlerts } from './contract.ts';
import { selectAlerts } from './rules.ts';

/**
 * The alerts to show. They are selected once the cards have loaded or failed, since typed alerts need the type of the
 * active card, or of the pass: a customer whose pass is unpaid has no active card, and needs its alerts most. The cards
 * are loaded after the alerts, unless they are there already. When the alerts fail, the cards are not loaded.
 */
export const alerts = createLoad(async (options) => {
  const received = await send(getAlerts, { ...options, query: { type: 'ec' } });
  // When the cards have failed on the page, their panel offers the customer a retry.
  const { status } = cards.$load.get();
  if (status === 'idle' || status === 'loading') await cards.ensure();
  return selectAlerts(received, cards.$load.get().status === 'loaded' ? accountType() : undefined);
});

function accountType(): string | undefined {
  const user = $user.get();
  // A pass of an unknown type is shown as the classic one; the alerts of the classic one are not for it.
  return $activeCard.get()?.type ?? (user && passOf(user) && knownPassType(user.trackingData.passType));
}
