import type { WalletWords } from '#account/wallets/WalletLinks.tsx';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import type { FormWords } from '#ui/formState.ts';

/** What every part of a ticket needs to show texts and dates. */
export interface TicketPlace {
  language: Language;
  words: Texts['tickets']['island'];
  wallets: WalletWords;
  form: FormWords;
  /** The segment of the catalogue site's page of concessions. */
  orderRoute: string;
}
