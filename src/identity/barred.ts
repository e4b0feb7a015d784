import { platform } from '#platform/platform.ts';
import type { ProviderSettings } from '#sites/environmentSettings.ts';

/*
 * Where a browser, an extension or the provider bars the hidden frame in which the identity library asks, only a visit to
 * the provider signs in. Fetched when the frame has not answered.
 */

const PATIENCE_MS = 5000;

/** Whether the provider itself answers, which its frame may be kept from. Never rejects. */
export async function answers({ domain, openId }: ProviderSettings): Promise<boolean> {
  const issuer = openId?.issuer.replace(/\/$/, '') ?? domain;
  const ask = (mode: RequestMode): Promise<boolean> =>
    fetch(`${issuer}/.well-known/openid-configuration`, {
      mode,
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      ({ ok, type }) => ok || type === 'opaque',
      () => false,
    );
  // Not each tenant lets pages read what it says of itself.
  return (await ask('cors')) || (openId !== undefined && ask('no-cors'));
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
