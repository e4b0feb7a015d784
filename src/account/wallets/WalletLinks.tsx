import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import type { WalletLink } from './contract.ts';
import { isAppleDevice, usableLinks, type Wallet } from './usableLinks.ts';

export type WalletWords = Readonly<Record<Wallet, string>>;

interface WalletLinksProps {
  links: readonly WalletLink[];
  words: WalletWords;
}

/**
 * Puts a ticket or a pass into a wallet. Buttons of the site's own look with the names of the products: Apple and
 * Google forbid any copy of their badges (https://developer.apple.com/wallet/add-to-apple-wallet-guidelines/,
 * https://developers.google.com/wallet/tickets/events/resources/brand-guidelines), and the badges themselves are large
 * files in every language. So the buttons are our own.
 */
export function WalletLinks({ links, words }: WalletLinksProps) {
  const { walletHosts = [] } = environmentOf(platform().location(), site, __DEMO__);
  return usableLinks(links, walletHosts, isAppleDevice(navigator.userAgent)).map(({ wallet, href }) => (
    // The router would take a file of this site for a page.
    <LinkButton key={wallet} href={href} data-astro-reload>
      {words[wallet]}
    </LinkButton>
  ));
}
