import { watchTabs } from '#account/tabs.ts';
import { AT_ONCE, ROUTES_AT_ONCE } from '#areas/tickets/atOnce/record.ts';
import { createProvider } from '#identity/provider.ts';
import { chooseIdentity, startSession } from '#identity/session.ts';
import { mayOpenSilently } from '#identity/signOutMark.ts';
import { silentRequest } from '#identity/silentRequest.ts';
import { browserPlatform } from '#platform/browser.ts';
import { noteUncaught } from '#platform/noteUncaught.ts';
import { isParsed } from '#platform/parsed.ts';
import { installPlatform, platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import { KEPT_KEY } from '#platform/storageKeys.ts';
import { site } from '#sites/current.ts';
import { environmentOf, type Environment } from '#sites/environment.ts';
import { letStartUpCome } from './hydration.ts';
import { openDocumentsMeanwhile } from './navigation/openDocument.ts';

/** Pages that show neither numbers nor dates until they are ready. */
const WITHOUT_NUMBERS = /^(?:interests|mail|preferences|profile|recommendations)$/;

/**
 * The first step of a page with a session (`start.ts` lists the others). It imports only what the session needs: the
 * session takes three round trips, and the scripts of the other steps travel meanwhile.
 * @returns once the requests for the session are under way
 */
export async function askForSession(): Promise<Environment> {
  installPlatform(browserPlatform);
  noteUncaught();
  openDocumentsMeanwhile();
  const environment = environmentOf(platform().location(), site, __DEMO__);
  // `shell/unknownHost.ts` leaves the page.
  if (environment.identity.mode === 'none') return new Promise(() => undefined);
  chooseIdentity(environment.identity, createProvider);
  watchTabs();
  // All customers of fake mode have one account id.
  if (environment.identity.mode !== 'fake') showTicketEarly();
  // The identity library adds its hidden frame to the body, which a page that is being parsed may not have yet.
  if (!(document.body as HTMLElement | null)) await isParsed();
  // Where all scripts are cached, start-up and the islands would otherwise run ahead of the identity library, and delay
  // each of its round trips. The other modes make no round trip; `start.ts` shows when one of them fails.
  const asked =
    environment.identity.mode === 'provider' ? Promise.race([silentRequest(), startSession()]) : undefined;
  void letStartUpCome(asked);
  await asked;
  // A browser's first number or date takes a tenth of a second on a slow phone: here, while the provider answers.
  if (!WITHOUT_NUMBERS.test(readPage().route)) setTimeout(() => (0).toLocaleString());
  return environment;
}

/**
 * Lets the kept ticket show before the session has answered, also once the library's cookie of a day is gone
 * (docs/decisions.md#ticket-at-once). Without its script the skeleton stays.
 */
function showTicketEarly(): void {
  if (!ROUTES_AT_ONCE.test(readPage().route) || !mayOpenSilently()) return;
  const text = platform().device.read(KEPT_KEY);
  // The script is fetched for a customer with a kept ticket only.
  if (!text?.includes(AT_ONCE)) return;
  import('#areas/tickets/atOnce/show.ts')
    .then(({ showTicketAtOnce }) => showTicketAtOnce(text))
    .catch((error: unknown) => {
      platform().report('Ticket at once', error);
    });
}
