import { followable } from '#sites/followable.ts';
import type { WalletLink } from './contract.ts';

const WALLETS = ['apple', 'google'] as const;
export type Wallet = (typeof WALLETS)[number];

/**
 * The links that may be shown, at most one for each wallet, the one of this device first. A link leads to a path of
 * this site, or over https to one of `hosts`; the site knows no other wallets.
 */
export function usableLinks(
  links: readonly WalletLink[],
  hosts: readonly string[],
  isApple: boolean,
): { wallet: Wallet; href: string }[] {
  const order = isApple ? WALLETS : WALLETS.toReversed();
  return order.flatMap((wallet) => {
    const href = links
      .filter((link) => link.wallet === wallet)
      .map((link) => followable(link.href))
      .find((address) => address !== undefined && isAllowed(address, hosts));
    return href === undefined ? [] : [{ wallet, href }];
  });
}

function isAllowed(address: string, hosts: readonly string[]): boolean {
  if (address.startsWith('/')) return true;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' && hosts.includes(host);
}

/** Whether a browser runs on a device that has Apple's wallet. An iPad calls itself a Mac. */
export function isAppleDevice(userAgent: string): boolean {
  return /\b(?:iPhone|iPad|iPod|Macintosh)\b/.test(userAgent);
}
