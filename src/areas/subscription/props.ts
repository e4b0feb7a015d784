import type { FileTexts } from '#account/FileButton.tsx';
import type { FailedTexts } from '#account/LoadView.tsx';
import type { Pass } from '#account/pass/rules.ts';
import type { WalletTexts } from '#account/wallets/WalletLinks.tsx';
import type { Texts } from '#i18n/texts.ts';
import type { Subscription } from './contract.ts';
import type { Change, Errand } from './rules.ts';

/** What the page gives its island. */
export interface SubscriptionProps {
  brand: string;
  texts: Texts['subscription']['island'];
  passTexts: Texts['pass'];
  failed: FailedTexts;
  file: FileTexts;
  wallets: WalletTexts;
  links: SubscriptionLinks;
}

/** What the dialog that changes a pass says, for pages that show nothing else of the subscription. */
export type ChangeTexts = Pick<Texts['subscription']['island'], 'changes' | 'dialog'>;

/** Addresses on the catalogue site, except `cancel`. */
export interface SubscriptionLinks extends Record<Errand | 'subscribe' | 'addons' | 'pay' | 'help', string> {
  /** Undefined where this site has no such page. */
  cancel: string | undefined;
}

/** What is shown once the subscription has loaded. */
export interface OverviewProps extends SubscriptionProps {
  subscription: Subscription;
  onAsk: (change: Change) => void;
  /** Sending a new photo. The dialog opens outside the loaded part: a failed load must not remove a chosen photo. */
  photo: { isComing: boolean; open: () => void };
}

/** What each part of the overview of a pass is given. */
export interface PassPartProps extends OverviewProps {
  pass: Pass;
  /** A payment is open. */
  owes: boolean;
}
