import { sdkCookie } from './sdkCookie.ts';

/** Whether a cookie of the SDK says that somebody has signed in within a day. Does not load the SDK. */
export function hasSessionHint(clientId: string): boolean {
  return sdkCookie(`auth0.${clientId}.is.authenticated`) === 'true';
}
