import type { Auth0Client, Auth0ClientOptions, ICache } from '@auth0/auth0-spa-js';
import type { OpenIdSettings } from '#sites/environmentSettings.ts';

/*
 * The identity library asks at Auth0's addresses and knows no others. Fetched for a tenant that has its own.
 */

/** What the library keeps: tokens in a body, or claims. */
interface Entry {
  body?: { refresh_token?: string | undefined };
}

/** The library's options for such a tenant. Its worker, which keeps refresh tokens, sends to Auth0's address alone. */
export function openIdOptions(options: Auth0ClientOptions, { hasFrame }: OpenIdSettings): Auth0ClientOptions {
  const entries = new Map<string, Entry>();
  const cache: ICache = {
    get: (key) => entries.get(key) as undefined,
    set(key, entry) {
      const { body } = entry as Entry;
      // Some tenants renew without a new refresh token: the one before goes on.
      if (body) body.refresh_token ??= entries.get(key)?.body?.refresh_token;
      entries.set(key, entry as Entry);
    },
    remove: (key) => void entries.delete(key),
    allKeys: () => [...entries.keys()],
  };
  // With a cache of its own the library starts no worker.
  const own = { ...options, useRefreshTokensFallback: hasFrame, cache };
  delete own.cacheLocation;
  return own;
}

/** Lets a client of the library ask at the tenant's addresses. The members are the library's own: a test holds them. */
export function askAt(
  client: Auth0Client,
  { issuer, authorizationEndpoint, tokenEndpoint }: OpenIdSettings,
): void {
  Object.assign(client, {
    tokenIssuer: issuer,
    // The library adds Auth0's path. A fragment is not sent.
    domainUrl: `${tokenEndpoint}#`,
    _authorizeUrl: (asked: Readonly<Record<string, string | undefined>>) => {
      const url = new URL(authorizationEndpoint);
      for (const [name, value] of Object.entries(asked))
        if (value !== undefined) url.searchParams.set(name, value);
      return url.href;
    },
  });
}
