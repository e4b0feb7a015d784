import type passWords from '#locales/fr/pass.json';
import type words from '#locales/fr/wallet.json';

export type WalletWords = (typeof words)['island'];
export type CardsWords = (typeof words)['cards'];
/** By type. */
export type PassNames = (typeof passWords)['types'];
