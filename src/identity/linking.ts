import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import type { ProviderSettings } from '#sites/environmentSettings.ts';
import type { Language } from '#sites/site.ts';
import { IdentityError } from './identity.ts';
import { untilAnswered } from './popup.ts';
import { identityProblem } from './problems.ts';
import { newClient } from './provider.ts';

/** Limit of the specification (section 9). The client's own time limit is shorter, and is for silent renewals. */
const POPUP_TIMEOUT_SECONDS = 60;

interface LinkingRequest {
  /** The tenant's name for the provider, as in `facebook`. */
  connection: string;
  language: Language;
  popup: Window;
}

export interface SecondSignIn {
  /** With which the API links the identity. */
  token: string;
  /** The id of the account at the other provider. */
  id: string;
}

/**
 * Lets the customer sign in at another provider, in the popup, and closes the popup afterwards.
 * @throws IdentityError
 */
export async function signInToLink(request: LinkingRequest): Promise<SecondSignIn> {
  const { identity } = environmentOf(platform().location(), site, __DEMO__);
  try {
    switch (identity.mode) {
      case 'provider':
        return await signInInPopup(identity, request);
      case 'fake':
        return { token: `${request.connection}|fake`, id: 'fake' };
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
 * Uses a client of its own, in memory, so that the customer's session stays as it is.
 */
async function signInInPopup(
  settings: ProviderSettings,
  { connection, language, popup }: LinkingRequest,
): Promise<SecondSignIn> {
  const client = await newClient(settings, { useRefreshTokens: false });
  await client.loginWithPopup(
    { authorizationParams: { connection, ui_locales: language } },
    { popup: untilAnswered(popup), timeoutInSeconds: POPUP_TIMEOUT_SECONDS },
  );
  const token = await client.getTokenSilently({ cacheMode: 'cache-only' });
  const claims = await client.getIdTokenClaims();
  const id = idAtProvider(claims?.sub);
  if (token === undefined || id === undefined) throw new IdentityError('token');
  return { token, id };
}

/** @param subject `<connection>|<id at the provider>`, as the tenant makes it */
function idAtProvider(subject: unknown): string | undefined {
  return typeof subject === 'string' ? subject.slice(subject.indexOf('|') + 1) : undefined;
}
