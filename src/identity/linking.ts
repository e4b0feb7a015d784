import { Auth0Client } from '@auth0/auth0-spa-js';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import type { ProviderSettings } from '#sites/environmentSettings.ts';
import type { Language } from '#sites/site.ts';
import { IdentityError } from './identity.ts';
import { untilAnswered } from './popup.ts';
import { identityProblem } from './problems.ts';
import { clientOptions } from './provider.ts';

/** Limit of the specification (section 9). The client's own time limit is shorter, and is for silent renewals. */
const POPUP_TIMEOUT_SECONDS = 60;

interface LinkingRequest {
  /** The tenant's name for the provider, as in `facebook`. */
  connection: string;
  language: Language;
  popup: Window;
}

/**
 * Lets the customer sign in at another provider, in the popup, and closes the popup afterwards.
 * @returns a token of the other identity, with which the API links it
 * @throws IdentityError
 */
export async function tokenOfIdentity(request: LinkingRequest): Promise<string> {
  const { identity } = environmentOf(platform().location(), site, __DEMO__);
  try {
    switch (identity.mode) {
      case 'provider':
        return await tokenFromPopup(identity, request);
      case 'fake':
        return `${request.connection}|fake`;
      case 'cookieSession':
      case 'none':
        // These modes have no provider.
        throw new IdentityError('unknown');
    }
  } catch (error) {
    throw new IdentityError(identityProblem(error));
  } finally {
    request.popup.close();
  }
}

/**
 * Uses a client of its own, in memory, so that the customer's session stays as it is
 * (docs/decisions.md#linking-in-a-popup).
 */
async function tokenFromPopup(
  settings: ProviderSettings,
  { connection, language, popup }: LinkingRequest,
): Promise<string> {
  const client = new Auth0Client({ ...clientOptions(settings), useRefreshTokens: false });
  await client.loginWithPopup(
    { authorizationParams: { connection, ui_locales: language } },
    { popup: untilAnswered(popup), timeoutInSeconds: POPUP_TIMEOUT_SECONDS },
  );
  const token = await client.getTokenSilently({ cacheMode: 'cache-only' });
  if (token === undefined) throw new IdentityError('token');
  return token;
}
