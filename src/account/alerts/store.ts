import { computed } from 'nanostores';
import { $activeCard, cards } from '#account/cards/store.ts';
import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getAlerts } from './contract.ts';
import { selectAlerts } from './rules.ts';

export const alerts = createLoad((options) => send(getAlerts, { ...options, query: { type: 'ec' } }));

/** Chosen once the cards are known or have failed, since typed alerts need the active card's type (SP-40, TR-39). */
export const $alerts = computed([alerts.$load, cards.$load, $activeCard], (load, cardsLoad, card) => {
  const settled = cardsLoad.status === 'loaded' || cardsLoad.status === 'failed';
  return load.status === 'loaded' && settled ? selectAlerts(load.value, card?.type) : undefined;
});

/** Alerts, then the cards if there are none yet; a failure of the alerts ends the chain (P-33, P-34). */
export async function loadAlerts(): Promise<void> {
  await alerts.ensure();
  if (alerts.$load.get().status !== 'loaded') return;
  if (cards.$load.get().status !== 'loaded') await cards.ensure();
}
