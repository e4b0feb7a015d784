import { Auth0Client, type Auth0ClientOptions } from '@auth0/auth0-spa-js';
import workerUrl from '@auth0/auth0-spa-js/dist/auth0-spa-js.worker.production.js?url&no-inline';
import { platform } from '#platform/platform.ts';
import { trustedPolicy } from '#platform/trustedTypes.ts';
import type { ProviderSettings } from '#sites/environmentSettings.ts';
import { authorizationParams } from './authorizationParams.ts';
import { readClaims } from './claims.ts';
import { IdentityError, SessionOver, type Claims, type Credentials, type Identity } from './identity.ts';
import { identityProblem, isUsedGrant, needsSignIn } from './problems.ts';
import { hasSessionHint } from './sdkCookie.ts';
import {
  appStateOf,
  isOfThisTab,
  keepTransaction,
  restoreTransaction,
  type AppState,
} from './transaction.ts';
import { inTurn } from './turn.ts';

/** With the library's own limit of sixty seconds a customer could look at a skeleton for a minute. */
const SILENT_TIMEOUT_SECONDS = 10;
/** For twenty tabs before, each of which writes and reads a cookie. */
const LOCK_MS = 5000;

const policy = trustedPolicy('identity', {
  createScriptURL(address) {
    if (address !== workerUrl) throw new TypeError('Not the identity library’s worker');
    return address;
  },
});

let client: Promise<Auth0Client> | undefined;

export function authClient(settings: ProviderSettings): Promise<Auth0Client> {
  client ??= newClient(settings);
  // After a chunk has failed to load, the next call fetches it again.
  client.catch(() => (client = undefined));
  return client;
}

/** @param change for a client that is not the session's */
export async function newClient(
  settings: ProviderSettings,
  change: Partial<Auth0ClientOptions> = {},
): Promise<Auth0Client> {
  const options = { ...clientOptions(settings), ...change };
  const { openId } = settings;
  if (!openId) return new Auth0Client(options);
  const { openIdOptions, askAt } = await import('./openIdTenant.ts');
  const made = new Auth0Client(openIdOptions(options, openId));
  askAt(made, openId);
  return made;
}

function clientOptions(settings: ProviderSettings): Auth0ClientOptions {
  return {
    domain: settings.domain,
    clientId: settings.clientId,
    authorizationParams: authorizationParams(settings),
    cacheLocation: 'memory',
    // The SDK's default keeps a transaction in session storage as long as the tab. The specification says a day
    // (section 9).
    useCookiesForTransactions: true,
    useRefreshTokens: settings.useRefreshTokens,
    // The refresh token is in memory, and a reload loses it. The provider still has a session then.
    useRefreshTokensFallback: true,
    // The SDK uses a worker for refresh tokens. It would make the worker from a blob, which the policy refuses.
    workerUrl: policy.createScriptURL(workerUrl),
    authorizeTimeoutInSeconds: SILENT_TIMEOUT_SECONDS,
    // With the default the constructor throws where storage is denied.
    anonymousSessionsCacheMode: 'memory',
  };
}

/** An answer of the provider arrives before its frame has loaded. */
const GRACE_MS = 1000;

/**
 * Rejects when the first frame of the provider has loaded, and has not answered. Where a browser, an extension or the
 * provider bars the frame, an error loads in it, and the SDK would wait for the whole time limit.
 */
function untilBarred(domain: string): Promise<never> {
  return new Promise((_, reject) => {
    let hasAnswered = false;
    addEventListener('message', () => (hasAnswered = true));
    // It does not bubble.
    document.addEventListener(
      'load',
      ({ target }) => {
        if (!(target as Partial<HTMLIFrameElement>).src?.startsWith(domain)) return;
        setTimeout(() => hasAnswered || reject(new IdentityError('timeout')), GRACE_MS);
      },
      true,
    );
  });
}

/** Fetched when it is needed. */
const atProvider = () => import('./endAtProvider.ts');
const whenBarred = () => import('./barred.ts');

export function createProvider(settings: ProviderSettings): Identity {
  let barred: Promise<never> | undefined;

  /** @param most how often within a minute the sign-in may follow where only the frame is barred */
  async function silently(cacheMode: CacheMode, most = 1): Promise<Credentials> {
    barred ??= untilBarred(settings.domain);
    try {
      const auth0 = await authClient(settings);
      const ask = (): Promise<string> => accessToken(auth0, cacheMode);
      // Only an answer to a new code says whether the provider still knows the customer.
      const asked = ask().catch((error: unknown) => {
        if (!isUsedGrant(error)) throw error;
        return ask();
      });
      const token = await Promise.race([asked, barred]);
      // The token first: the SDK stores new claims before their token, so that claims read later are the token's.
      return { token, claims: await claimsOf(auth0, settings) };
    } catch (error) {
      // The next request has a frame of its own.
      barred = undefined;
      const problem = identityProblem(error);
      const isBarred = problem === 'timeout' && (await (await whenBarred()).mayGoOn(settings, most));
      throw needsSignIn(error) || (isBarred && most === 1)
        ? new SessionOver()
        : new IdentityError(problem, isBarred, error);
    }
  }

  return {
    async start() {
      if (!hasSessionHint(settings.clientId)) return undefined;
      return (await silently('on', 5)).claims;
    },
    token: (isPaused) => silently(isPaused ? 'cache-only' : 'on'),
    renew: () => silently('off'),
    prove: () => silently('off', 0),
    async signIn({ target, language, prompt }) {
      try {
        const auth0 = await authClient(settings);
        const asked = prompt ? { prompt } : {};
        await inTurn('signIn', LOCK_MS, () =>
          auth0.loginWithRedirect({
            authorizationParams: { ui_locales: language, ...asked },
            appState: appStateOf(target, prompt),
            openUrl: (address) => {
              keepTransaction(settings.clientId);
              // A browser drops a cookie without a word, and without it no answer could be taken.
              if (!isOfThisTab(settings.clientId)) throw new IdentityError('cookie');
              // `goneScripts.ts` listens.
              dispatchEvent(new Event('leaving'));
              platform().go(address);
            },
          }),
        );
      } catch (error) {
        throw new IdentityError(identityProblem(error), false, error);
      }
    },
    async end(returnTo) {
      try {
        const { endAtProvider } = await atProvider();
        return await endAtProvider(settings, returnTo);
      } catch {
        return 'failed';
      }
    },
    async leaveForLogout(returnTo) {
      const { logoutAddress } = await atProvider();
      platform().go(logoutAddress(settings, returnTo));
    },
    answers: async () => (await whenBarred()).answers(settings),
    async forget() {
      await (await client)?.logout({ openUrl: false });
    },
  };
}

/** For a frame and three requests, each of which the library gives up after ten seconds. */
const PATIENCE_MS = 45_000;

/** The library's own limit is in its worker. Of one that does not load it waits for an answer without end. */
function inTime<T>(asked: Promise<T>): Promise<T> {
  return Promise.race([
    asked,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new IdentityError('timeout')), PATIENCE_MS);
    }),
  ]);
}

/** `cache-only` makes no request. */
type CacheMode = 'on' | 'off' | 'cache-only';

/** @throws IdentityError, and the errors of the SDK */
export async function accessToken(auth0: Auth0Client, cacheMode: CacheMode): Promise<string> {
  // The SDK does not throw for an answer without a token, or with null as the token.
  const token = await inTime(auth0.getTokenSilently({ cacheMode }));
  if (!token) throw new IdentityError('token');
  return token;
}

/**
 * Finishes a sign-in with the answer in the page's address.
 * @returns whose session it is, and whether this sign-in has asked for the password
 * @throws IdentityError, and the errors of the SDK
 */
export async function receiveSignIn(
  settings: ProviderSettings,
): Promise<{ claims: Claims; askedForPassword: boolean }> {
  const auth0 = await authClient(settings);
  const { received } = await inTurn('signIn', LOCK_MS, () => {
    restoreTransaction(settings.clientId);
    // No request is made for a sign-in that somebody else began: its answer is their account.
    if (!isOfThisTab(settings.clientId)) throw new IdentityError('transaction');
    // The SDK reads the cookie at once. No other tab waits for its request.
    const asked = auth0.handleRedirectCallback<AppState>();
    asked.catch(() => undefined);
    return { received: asked };
  });
  const { appState } = await inTime(received);
  await accessToken(auth0, 'cache-only');
  return { claims: await claimsOf(auth0, settings), askedForPassword: appState?.prompt === 'login' };
}

export async function claimsOf(auth0: Auth0Client, settings: ProviderSettings): Promise<Claims> {
  const claims = await auth0.getIdTokenClaims();
  if (!claims) throw new IdentityError('token');
  return readClaims(claims, settings.claims);
}
