import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import { fileAddress } from '#sites/followable.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import type { WalletLink } from './contract.ts';

export type WalletTexts = Readonly<Record<Wallet, string>>;

interface WalletLinksProps {
  links: readonly WalletLink[];
  texts: WalletTexts;
}

/**
 * Puts a ticket or a pass into a wallet. Buttons of the site's own look with the names of the products: Apple and
 * Google forbid any copy of their badges (https://developer.apple.com/wallet/add-to-apple-wallet-guidelines/,
 * https://developers.google.com/wallet/tickets/events/resources/brand-guidelines), and the badges themselves are large
 * files in every language. So the buttons are our own.
 */
export function WalletLinks({ links, texts }: WalletLinksProps) {
  const { walletHosts = [] } = environmentOf(platform().location(), site, __DEMO__);
  const { origin } = platform().location();
  return usableLinks(links, origin, walletHosts, isAppleDevice(navigator.userAgent)).map(
    ({ wallet, href }) => (
      // The router would take a file of this site for a page, and fetch it before a press.
      <LinkButton key={wallet} href={href} data-astro-reload data-astro-prefetch="false">
        {texts[wallet]}
      </LinkButton>
    ),
  );
}

const WALLETS = ['apple', 'google'] as const;
type Wallet = (typeof WALLETS)[number];

/**
 * The links that may be shown, at most one for each wallet, the one of this device first. A link leads to a file of
 * this site, or over https to one of `hosts`; the site knows no other wallets.
 */
export function usableLinks(
  links: readonly WalletLink[],
  origin: string,
  hosts: readonly string[],
  isApple: boolean,
): { wallet: Wallet; href: string }[] {
  const order = isApple ? WALLETS : [...WALLETS].reverse();
  return order.flatMap((wallet) => {
    const href = links
      .filter((link) => link.wallet === wallet)
      .map((link) => fileAddress(link.href, origin, hosts)?.href)
      .find((address) => address !== undefined);
    return href === undefined ? [] : [{ wallet, href }];
  });
}

/** Whether a browser runs on a device that has Apple's wallet. An iPad calls itself a Mac. */
export function isAppleDevice(userAgent: string): boolean {
  return /\b(?:iPhone|iPad|iPod|Macintosh)\b/.test(userAgent);
}
