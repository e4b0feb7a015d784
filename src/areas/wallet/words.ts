import type words from '#locales/fr/wallet.json';

export type WalletWords = (typeof words)['island'];
export type CardsWords = (typeof words)['cards'];
