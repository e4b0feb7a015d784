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
 * Whether there is no network: the browser knows, or a first call has not arrived and the site's own files do not
 * either. One call alone may have its own reasons.
 * @param settled the settings have answered or failed
 */
export async function isLost(settled: Promise<void>): Promise<boolean> {
  if ($isCutOff.get()) return true;
  await settled;
  const load = settings.$load.get();
  if (load.status !== 'failed' || !isOfNetwork(load.failure) || (await siteAnswers())) return false;
  noteCutOff();
  return true;
}

/** The guards' decision, or that nobody can be asked: the provider's own patience is ten seconds. */
export function decisionOrLoss(decided: Promise<Decision>, lost: Promise<boolean>): Promise<Decision> {
  const nobody = new Promise<Decision>((resolve) => {
    void lost.then((isSo) => {
      if (isSo && !isSignedIn()) resolve({ kind: 'unavailable' });
    });
  });
  return Promise.race([decided, nobody]);
}

/**
 * What shows before the guards while there is no network (OD-06): the tickets that this device has kept, elsewhere
 * why the page waits. Neither the provider nor the error page could come.
 * @returns nothing while there is a network, or where the customer is known
 */
export async function gateWithoutNetwork(
  { kind }: Decision,
  { route }: Page,
  lost: Promise<boolean>,
): Promise<'open' | 'cut-off' | undefined> {
  const hasTickets = route === 'tickets' && hasKept();
  // A sign-in does not wait for a call that it does not need.
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
