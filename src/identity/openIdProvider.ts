import { platform } from '#platform/platform.ts';
import type { OpenIdSettings, ProviderSettings } from '#sites/environmentSettings.ts';
import { answers } from './barred.ts';
import { logoutAddress } from './endAtProvider.ts';
import { IdentityError, SessionOver, type Identity } from './identity.ts';
import { accessToken, authClient, claimsOf, createProvider } from './provider.ts';
import { hasSessionHint } from './sdkCookie.ts';
import { beginsAgain } from './transaction.ts';

/**
 * A tenant that has nothing of Auth0's. Where no hidden frame gets an answer, only a visit opens a session: a new document
 * goes there at once.
 */
export function createOpenIdProvider(settings: ProviderSettings, { hasFrame }: OpenIdSettings): Identity {
  const usual = createProvider(settings);
  let isSilent = false;
  let idToken: string | undefined;

  const visiting: Partial<Identity> = {
    async start() {
      if (!hasSessionHint(settings.clientId)) return undefined;
      if (!(await answers(settings))) throw new IdentityError('network');
      isSilent = !beginsAgain();
      throw new SessionOver();
    },
    signIn: (request) =>
      usual.signIn({ ...request, prompt: request.prompt ?? (isSilent ? 'none' : undefined) }),
  };

  const withoutRenewal: Partial<Identity> = {
    async token() {
      try {
        const client = await authClient(settings);
        return { token: await accessToken(client, 'cache-only'), claims: await claimsOf(client, settings) };
      } catch (error) {
        // The token in memory has expired.
        throw error instanceof IdentityError ? new SessionOver() : error;
      }
    },
    renew: () => Promise.reject(new SessionOver()),
    prove: undefined,
  };

  return {
    ...usual,
    ...(!hasFrame && visiting),
    ...(!hasFrame && !settings.useRefreshTokens && withoutRenewal),
    // The logout of OpenID Connect may ask the customer.
    async end() {
      // A tenant that is told whose session ends asks less.
      idToken = await authClient(settings)
        .then((client) => client.getIdTokenClaims())
        .then(
          (claims) => claims?.__raw,
          () => undefined,
        );
      return (await answers(settings)) ? 'unproven' : 'failed';
    },
    leaveForLogout(returnTo) {
      platform().go(logoutAddress(settings, returnTo, idToken));
      return Promise.resolve();
    },
  };
}
