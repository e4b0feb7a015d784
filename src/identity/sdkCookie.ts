import { platform } from '#platform/platform.ts';

/** The SDK writes each cookie twice: the second one is for browsers that do not know `SameSite=None`. */
export function sdkCookie(name: string): string | undefined {
  const { cookies } = platform();
  return cookies.read(name) ?? cookies.read(`_legacy_${name}`);
}

/** Whether a cookie of the SDK says that somebody has signed in within a day. Does not load the SDK. */
export function hasSessionHint(clientId: string): boolean {
  return sdkCookie(`auth0.${clientId}.is.authenticated`) === 'true';
}
