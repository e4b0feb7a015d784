import type passWords from '../../../public/locales/fr/pass.json';
import type words from '../../../public/locales/fr/wallet.json';

export type WalletWords = (typeof words)['island'];
export type CardsWords = (typeof words)['cards'];
/** By type. */
export type PassNames = (typeof passWords)['types'];
