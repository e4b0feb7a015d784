import { platform } from '#platform/platform.ts';

/** The SDK writes each cookie twice: the second one is for browsers that do not know `SameSite=None`. */
export function sdkCookie(name: string): string | undefined {
  const { cookies } = platform();
  return cookies.read(name) ?? cookies.read(`_legacy_${name}`);
}
