import { $activeCard, cards } from '#account/cards/store.ts';
import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getAlerts } from './contract.ts';
import { selectAlerts } from './rules.ts';

/**
 * The alerts to show, chosen once, when the cards are known or have failed: typed alerts need the active card's
 * type (SP-40, TR-39). The cards are asked for after the alerts and only if there are none yet, so a failure of
 * the alerts ends the chain (P-33, P-34).
 */
export const alerts = createLoad(async (options) => {
  const received = await send(getAlerts, { ...options, query: { type: 'ec' } });
  // A page that shows them has asked already; what failed there waits for the customer's retry.
  const { status } = cards.$load.get();
  if (status === 'idle' || status === 'loading') await cards.ensure();
  return selectAlerts(received, $activeCard.get()?.type);
});
