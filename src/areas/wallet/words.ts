import type words from '../../../public/locales/fr/wallet.json';

export type WalletWords = (typeof words)['island'];
export type CardsWords = (typeof words)['cards'];
