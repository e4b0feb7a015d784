import * as sdk from 'virtual:identity-sdk-http';

/*
 * Stands between the identity SDK and its own HTTP module. The SDK names its version in a header of the token request.
 * A header that a form cannot send makes the browser ask the provider for permission first: a round trip on a phone's
 * first visit, while the customer waits. The address of the sign-in names the version too, so the tenant still learns it.
 */

const VERSION_HEADER = 'Auth0-Client';

export const { fetchWithTimeout } = sdk;

/** Sends a request as the SDK does, without the header. */
export const getJSON: typeof sdk.getJSON = (
  url,
  timeoutMs,
  audience,
  scope,
  { headers = {}, ...options },
  ...more
) => {
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== VERSION_HEADER));
  return sdk.getJSON(url, timeoutMs, audience, scope, { ...options, headers: sent }, ...more);
};
