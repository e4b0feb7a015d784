import { settings } from '#account/settings/store.ts';
import { hasKept, showKept } from '#areas/tickets/store.ts';
import { isOfNetwork } from '#http/errors.ts';
import { isSignedIn } from '#identity/session.ts';
import { $isCutOff, noteCutOff, siteAnswers } from '#offline/connection.ts';
import { whenBack } from '#offline/whenBack.ts';
import { platform } from '#platform/platform.ts';
import { gate, type Page } from '#platform/rootData.ts';
import type { Decision } from './guards/rules.ts';

/**
 * Whether there is no network: the browser says so, or neither the settings nor a file of this site can be fetched. One
 * failed call alone proves nothing.
 * @param settled resolves when the settings have answered or failed
 */
export async function isLost(settled: Promise<void>): Promise<boolean> {
  if ($isCutOff.get()) return true;
  await settled;
  const load = settings.$load.get();
  if (load.status !== 'failed' || !isOfNetwork(load.failure) || (await siteAnswers())) return false;
  noteCutOff();
  return true;
}

/**
 * The guards' decision, or `unavailable` as soon as the network is known to be gone: the provider's time limit is ten
 * seconds.
 */
export function decisionOrLoss(decided: Promise<Decision>, lost: Promise<boolean>): Promise<Decision> {
  const nobody = new Promise<Decision>((resolve) => {
    void lost.then((isSo) => {
      if (isSo && !isSignedIn()) resolve({ kind: 'unavailable' });
    });
  });
  return Promise.race([decided, nobody]);
}

/**
 * What shows without a network: on the tickets page the tickets kept on this device, elsewhere a message. Neither the
 * provider nor the error page could be reached (`docs/decisions.md#offline-tickets`).
 * @returns undefined while there is a network, and for a customer who is signed in
 */
export async function gateWithoutNetwork(
  { kind }: Decision,
  { route }: Page,
  lost: Promise<boolean>,
): Promise<'open' | 'cut-off' | undefined> {
  const hasTickets = route === 'tickets' && hasKept();
  // A sign-in does not need the settings, and must not wait for them.
  const matters = kind === 'unavailable' || (kind === 'signIn' && (hasTickets || $isCutOff.get()));
  if (!matters || !(await lost)) return undefined;
  if (hasTickets && showKept()) return 'open';
  return isSignedIn() ? undefined : 'cut-off';
}

/** The tickets kept on the device stay where they show: the customer may be holding one of them at the door. */
export function reloadWhenBack(): void {
  whenBack(() => {
    if (gate() === 'cut-off') platform().reload();
  });
}
