import type { Auth0Client, Auth0ClientOptions } from '@auth0/auth0-spa-js';
import workerUrl from '@auth0/auth0-spa-js/dist/auth0-spa-js.worker.production.js?url&no-inline';
import { platform } from '#platform/platform.ts';
import { trustedPolicy } from '#platform/trustedTypes.ts';
import type { IdentitySettings } from '#sites/environment.ts';
import { IdentityError, SessionOver, type Claims, type Credentials, type Identity } from './identity.ts';
import { identityProblem, needsSignIn } from './problems.ts';

export type ProviderSettings = Extract<IdentitySettings, { mode: 'provider' }>;

interface AppState {
  target: string;
}

const NAMESPACE = 'https://lumen.test/';

/** The library's own sixty seconds would leave a customer in front of a skeleton for a minute. */
const SILENT_TIMEOUT_SECONDS = 10;

const policy = trustedPolicy('identity', {
  createScriptURL(address) {
    if (address !== workerUrl) throw new TypeError('Not the identity library’s worker');
    return address;
  },
});

let client: Promise<Auth0Client> | undefined;

/** The SDK is 52 kB: it is fetched when somebody is probably signed in, or is about to be. */
export function authClient(settings: ProviderSettings): Promise<Auth0Client> {
  client ??= import('@auth0/auth0-spa-js').then(
    ({ Auth0Client: Client }) => new Client(clientOptions(settings)),
  );
  // A chunk that did not arrive must not be remembered as the client.
  client.catch(() => (client = undefined));
  return client;
}

export function clientOptions(settings: ProviderSettings): Auth0ClientOptions {
  return {
    domain: settings.domain,
    clientId: settings.clientId,
    authorizationParams: {
      audience: settings.audience,
      scope: 'openid profile email',
      redirect_uri: `${platform().location().origin}/callback/`,
    },
    cacheLocation: 'memory',
    // Its default, session storage, keeps a transaction for as long as the tab; the specification says a day (section 9).
    useCookiesForTransactions: true,
    useRefreshTokens: settings.useRefreshTokens,
    // A reload loses the refresh token with the memory it lies in; the provider's session is still there.
    useRefreshTokensFallback: true,
    // Only refresh tokens have a worker; the SDK's own way of making it, from a blob, is what our policy refuses.
    workerUrl: policy.createScriptURL(workerUrl),
    authorizeTimeoutInSeconds: SILENT_TIMEOUT_SECONDS,
    // Without it the constructor throws where storage is denied.
    anonymousSessionsCacheMode: 'memory',
  };
}

/** Whether somebody has signed in here within a day, as far as can be told without the SDK. */
export function hasSessionHint(clientId: string): boolean {
  return sdkCookie(`auth0.${clientId}.is.authenticated`) === 'true';
}

/**
 * Where the sign-in under way was to lead, from the SDK's transaction: it tells that itself when a sign-in
 * succeeds, but not when a token is refused, and the customer is to find back from there too.
 */
export function keptTarget(clientId: string): unknown {
  try {
    const transaction = JSON.parse(sdkCookie(`a0.spajs.txs.${clientId}`) ?? '') as {
      appState?: Partial<AppState>;
    };
    return transaction.appState?.target;
  } catch {
    return undefined;
  }
}

/** Browsers that know no `SameSite=None` keep the SDK's twin without it. */
function sdkCookie(name: string): string | undefined {
  const { cookies } = platform();
  return cookies.read(name) ?? cookies.read(`_legacy_${name}`);
}

export function createProvider(settings: ProviderSettings): Identity {
  async function silently(cacheMode: 'on' | 'off'): Promise<Credentials> {
    try {
      const auth0 = await authClient(settings);
      const token = await accessToken(auth0, cacheMode);
      // In this order: the SDK stores new claims before the token that they came with.
      return { token, claims: await claimsOf(auth0) };
    } catch (error) {
      throw needsSignIn(error) ? new SessionOver() : new IdentityError(identityProblem(error));
    }
  }

  return {
    async start() {
      if (!hasSessionHint(settings.clientId)) return undefined;
      return (await silently('on')).claims;
    },
    token: () => silently('on'),
    renew: () => silently('off'),
    async signIn({ target, language, prompt }) {
      try {
        const auth0 = await authClient(settings);
        const asked = prompt ? { prompt } : {};
        await auth0.loginWithRedirect({
          authorizationParams: { ui_locales: language, ...asked },
          appState: { target } satisfies AppState,
        });
      } catch (error) {
        throw new IdentityError(identityProblem(error));
      }
    },
    async signOut(returnTo) {
      const auth0 = await authClient(settings);
      await auth0.logout({ logoutParams: { returnTo: new URL(returnTo, platform().location()).href } });
    },
    async forget() {
      await (await client)?.logout({ openUrl: false });
    },
  };
}

/**
 * @param cacheMode `cache-only` asks nobody
 * @throws IdentityError, and whatever the SDK throws
 */
async function accessToken(auth0: Auth0Client, cacheMode: 'on' | 'off' | 'cache-only'): Promise<string> {
  // An answer without a token, or with null for one, is no error for the SDK (C-14).
  const token = await auth0.getTokenSilently({ cacheMode });
  if (!token) throw new IdentityError('token');
  return token;
}

/**
 * After the way back from the provider.
 * @returns whose session it is
 * @throws IdentityError, and whatever the SDK throws
 */
export async function receiveSignIn(settings: ProviderSettings): Promise<Claims> {
  const auth0 = await authClient(settings);
  await auth0.handleRedirectCallback();
  await accessToken(auth0, 'cache-only');
  return claimsOf(auth0);
}

/** Fields of the identity token; the SDK has checked it (specification, section 5). */
async function claimsOf(auth0: Auth0Client): Promise<Claims> {
  const claims: Readonly<Record<string, unknown>> | undefined = await auth0.getIdTokenClaims();
  if (!claims) throw new IdentityError('token');
  const own = (name: string): unknown => claims[`${NAMESPACE}${name}`];
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    accountId: text(own('account_id')) || text(claims.sub),
    icu: text(own('icu')),
    firstLogin: own('first_login') === true,
    emailVerified: claims.email_verified === true,
  };
}
