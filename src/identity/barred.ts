import { platform } from '#platform/platform.ts';
import type { ProviderSettings } from '#sites/environmentSettings.ts';

/*
 * Where a browser, an extension or the provider bars the hidden frame in which the identity library asks, only a visit to
 * the provider signs in. Fetched when the frame has not answered.
 */

const PATIENCE_MS = 5000;

/** Whether the provider itself answers, which its frame may be kept from. Never rejects. */
export function answers({ domain }: ProviderSettings): Promise<boolean> {
  return fetch(new URL('/.well-known/openid-configuration', domain), {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Key in the tab's storage: when this tab has found the frame barred, in epoch milliseconds. */
const KEY = 'barred';
const WITHIN_MS = 60_000;

/**
 * Whether the page may leave for the sign-in by itself. One that leads back to the same page, which leaves again, must
 * not go round for ever.
 * @param most how often within a minute
 */
export async function mayGoOn(settings: ProviderSettings, most: number): Promise<boolean> {
  const { tab } = platform();
  const now = platform().now();
  const recent = (tab.read(KEY) ?? '').split(' ').filter((at) => now - Number(at) < WITHIN_MS);
  if (recent.length >= most || !(await answers(settings))) return false;
  return tab.write(KEY, [...recent, now].join(' '));
}
