import { platform } from '#platform/platform.ts';
import type { ProviderSettings } from '#sites/environmentSettings.ts';

/** What each request for an authorization asks of the tenant, by the names of OAuth 2.0. */
export function authorizationParams({ audience, openId }: ProviderSettings) {
  return {
    [openId?.apiParameter ?? 'audience']: audience,
    scope: 'openid profile email',
    redirect_uri: `${platform().location().origin}/callback/`,
  };
}
