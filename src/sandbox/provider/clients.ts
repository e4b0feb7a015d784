import type { ClientMetadata } from 'oidc-provider';
import { LANGUAGES } from '#sites/languages.ts';
import type { ProviderClient } from './interfaces.ts';

/** oidc-provider compares redirect URIs exactly; the SDK's popup and iframe use the bare origin. */
export function clientMetadata(client: ProviderClient): ClientMetadata {
  return {
    client_id: client.id,
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: client.origins.flatMap((origin) => [origin, `${origin}/`, `${origin}/callback/`]),
  };
}

/** Addresses that a sign-out may return to; the first is the default. */
export function logoutUrls(client: ProviderClient): string[] {
  return client.origins.flatMap((origin) => [
    `${origin}/`,
    origin,
    ...LANGUAGES.flatMap((language) => [`${origin}/${language}/`, `${origin}/${language}`]),
  ]);
}
