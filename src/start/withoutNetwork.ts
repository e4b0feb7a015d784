import { settings } from '#account/settings/store.ts';
import { hasKept, showKept, tickets } from '#areas/tickets/store.ts';
import { isOfNetwork } from '#http/errors.ts';
import { isSignedIn, signInAnswers } from '#identity/session.ts';
import { $isCutOff, findCutOff, isCutOff, whenBack } from '#offline/connection.ts';
import { platform } from '#platform/platform.ts';
import { gate, type Page } from '#platform/rootData.ts';
import type { Decision } from './guards/rules.ts';

/**
 * Whether there is no network: a file of this site does not come. Asked at once where the browser says so, and else when
 * the settings have not come. One failed call alone proves nothing.
 * @param settled resolves when the settings have answered or failed
 */
export async function isLost(settled: Promise<void>): Promise<boolean> {
  if (await isCutOff()) return true;
  await settled;
  const load = settings.$load.get();
  return load.status === 'failed' && isOfNetwork(load.failure) && findCutOff();
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
 * What shows when the account cannot be had, or nobody can sign in: on the tickets page the tickets kept on this device,
 * whatever has failed (docs/decisions.md#offline-tickets); elsewhere a message where there is no network.
 * @returns undefined for what `guards/refuse.ts` does
 */
export async function gateWithoutAccount(
  { kind }: Decision,
  { route }: Page,
  lost: Promise<boolean>,
): Promise<'open' | 'kept' | 'cut-off' | undefined> {
  if (kind !== 'unavailable' && kind !== 'signIn') return undefined;
  const mayHave = route === 'tickets' && hasKept();
  // A sign-in does not need the settings, and must not wait for them.
  if (kind === 'signIn' && (mayHave ? await signInAnswers() : !(await isCutOff()))) return undefined;
  if (mayHave && showsTickets()) return $isCutOff.get() ? 'open' : 'kept';
  return isSignedIn() || !(await lost) ? undefined : 'cut-off';
}

/** Whether the page shows tickets. Those of this device come where it has not asked for others. */
function showsTickets(): boolean {
  const { status } = tickets.$load.get();
  return status === 'loaded' || (status === 'idle' && showKept());
}

/** The tickets kept on the device stay where they show: the customer may be holding one of them at the door. */
export function reloadWhenBack(): void {
  whenBack(
    () => gate() === 'cut-off',
    () => platform().reload(),
  );
}
