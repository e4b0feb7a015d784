import type { Auth0Client, Auth0ClientOptions } from '@auth0/auth0-spa-js';
import { platform } from '#platform/platform.ts';
import type { IdentitySettings } from '#sites/environment.ts';
import { IdentityError, type Claims, type Identity, type IdentityProblem } from './identity.ts';
import { flagSession } from './sessionCookie.ts';

export type ProviderSettings = Extract<IdentitySettings, { mode: 'provider' }>;

const NAMESPACE = 'https://lumen.test/';

/** The library's own sixty seconds would leave a customer in front of a skeleton for a minute. */
const SILENT_TIMEOUT_SECONDS = 10;

let client: Promise<Auth0Client> | undefined;

/** The SDK is 52 kB: it is fetched when somebody is probably signed in, or is about to be. */
export function authClient(settings: ProviderSettings): Promise<Auth0Client> {
  client ??= import('@auth0/auth0-spa-js').then(({ Auth0Client: Client }) => new Client(clientOptions(settings)));
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
      redirect_uri: callbackAddress(),
    },
    cacheLocation: 'memory',
    // Its default, session storage, loses the sign-in in a second tab, and lives for no fixed time.
    useCookiesForTransactions: true,
    useRefreshTokens: settings.useRefreshTokens,
    // A reload loses the refresh token with the memory it lies in; the provider's session is still there.
    useRefreshTokensFallback: true,
    authorizeTimeoutInSeconds: SILENT_TIMEOUT_SECONDS,
    // Without it the constructor throws where storage is denied.
    anonymousSessionsCacheMode: 'memory',
  };
}

export function callbackAddress(): string {
  return `${platform().location().origin}/callback/`;
}

/** Whether somebody has signed in here within a day, as far as can be told without the SDK. */
export function hasSessionHint(clientId: string): boolean {
  const name = `auth0.${clientId}.is.authenticated`;
  const { cookies } = platform();
  return cookies.read(name) === 'true' || cookies.read(`_legacy_${name}`) === 'true';
}

export function createProvider(settings: ProviderSettings): Identity {
  async function silently(cacheMode: 'on' | 'off'): Promise<string | undefined> {
    const auth0 = await authClient(settings);
    try {
      const token = await auth0.getTokenSilently({ cacheMode });
      flagSession();
      return token;
    } catch (error) {
      if (needsSignIn(error)) return undefined;
      throw new IdentityError(identityProblem(error));
    }
  }

  return {
    async start() {
      if (!hasSessionHint(settings.clientId)) return undefined;
      const token = await silently('on');
      return token === undefined ? undefined : claimsOf(await authClient(settings));
    },
    token: () => silently('on'),
    renew: () => silently('off'),
    async signIn(target, language) {
      const auth0 = await authClient(settings);
      await auth0.loginWithRedirect({ authorizationParams: { ui_locales: language }, appState: { target } });
    },
    async signOut(returnTo) {
      const auth0 = await authClient(settings);
      await auth0.logout({ logoutParams: { returnTo: new URL(returnTo, platform().location()).href } });
    },
    async forget() {
      if (!client) return;
      await (await client).logout({ openUrl: false });
    },
  };
}

/** Fields of the identity token; the SDK has checked it (specification, section 5). */
export async function claimsOf(auth0: Auth0Client): Promise<Claims | undefined> {
  const claims = await auth0.getIdTokenClaims();
  if (!claims) return undefined;
  const own = (name: string): unknown => claims[`${NAMESPACE}${name}`];
  return {
    accountId: String(own('account_id') ?? claims.sub),
    icu: String(own('icu') ?? ''),
    firstLogin: own('first_login') === true,
    emailVerified: claims.email_verified === true,
  };
}

/** The session is over, or wants the customer to do something: a new sign-in, not an error (OD-16). */
const SIGN_IN_AGAIN = new Set([
  'login_required', 'consent_required', 'interaction_required', 'mfa_required', 'missing_refresh_token', 'invalid_grant',
]);

export function needsSignIn(error: unknown): boolean {
  const code = errorCode(error);
  return code !== undefined && SIGN_IN_AGAIN.has(code);
}

const PROBLEMS: Record<string, IdentityProblem> = {
  timeout: 'timeout',
  cancelled: 'popup_closed',
  popup_timeout: 'popup_timeout',
  access_denied: 'denied',
  state_mismatch: 'state',
  missing_transaction: 'transaction',
};

/** Which words the error page has for what the SDK threw. */
export function identityProblem(error: unknown): IdentityProblem {
  if (error instanceof IdentityError) return error.problem;
  const code = errorCode(error);
  if (code !== undefined) return PROBLEMS[code] ?? 'unknown';
  const message = error instanceof Error ? error.message : '';
  // A refused identity token is a bare Error; so is a request that never came through.
  return /\((\w+)\) claim|ID token|Nonce|signature algorithm/i.test(message) ? 'token' : 'network';
}

function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'error' in error && typeof error.error === 'string'
    ? error.error
    : undefined;
}
