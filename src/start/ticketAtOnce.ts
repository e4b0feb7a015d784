import { KEPT_KEY } from '#platform/storageKeys.ts';
import { AT_ONCE, ROUTES_AT_ONCE } from '#areas/tickets/atOnce/record.ts';
import { hasSessionHint } from '#identity/sessionHint.ts';
import { mayOpenSilently } from '#identity/signOutMark.ts';
import { platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';

/**
 * Lets the kept ticket show before the session has answered, where somebody is probably signed in
 * (docs/decisions.md#ticket-at-once). Without its script the skeleton stays, and the browser reports the failure.
 */
export function showTicketEarly(clientId: string): void {
  if (!ROUTES_AT_ONCE.test(readPage().route) || !hasSessionHint(clientId) || !mayOpenSilently()) return;
  const text = platform().device.read(KEPT_KEY);
  // The script is fetched for a customer with a kept ticket only.
  if (!text?.includes(AT_ONCE)) return;
  void import('#areas/tickets/atOnce/show.ts').then(({ showTicketAtOnce }) => showTicketAtOnce(text));
}
