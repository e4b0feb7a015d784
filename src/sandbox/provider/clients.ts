import type { ClientMetadata } from 'oidc-provider';
import type { ProviderClient } from './interfaces.ts';

/** The addresses are those of docs/connect.md and no others: what works here must work with a tenant set up by it. */
export function clientMetadata(client: ProviderClient): ClientMetadata {
  return {
    client_id: client.id,
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: client.origins.map((origin) => `${origin}/callback/`),
  };
}

/** Addresses that a sign-out may return to; the first is the default. */
export function logoutUrls(client: ProviderClient): string[] {
  return client.origins.flatMap((origin) =>
    client.site.languages.map((language) => `${origin}/${language}/`),
  );
}
