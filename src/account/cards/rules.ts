/** What the account itself is; it is a card like the others, and the last to be the active one. */
export const ACCOUNT_CARD = 'PROVIDER_ACCOUNT';

export const PASS_TYPES = [
  'CINEPASS',
  'CINEPASS_26',
  'CINEPASS_DUO',
  'CINEPASS_GOLD',
  'FAMILY',
  'EXPLORER',
  'UNLIMITED',
  'UNLIMITED_GOLD',
] as const;

export const CARD_TYPES = [
  ...PASS_TYPES,
  ACCOUNT_CARD,
  'PERMANENT',
  'MOVIE_20',
  'MOVIE_21',
  'MOVIE_25',
  'MOVIE_50',
  'PRO',
] as const;

export const BANK_CARD_ICONS = ['cb', 'visa', 'mc', 'amex', 'ecarte'] as const;

export type PassType = (typeof PASS_TYPES)[number];
export type CardType = (typeof CARD_TYPES)[number];
export type BankCardIcon = (typeof BANK_CARD_ICONS)[number];
export type CardStatus = 'active' | 'unpaid' | 'paused';

export interface Card {
  id: string;
  /** Possibly one that we do not know. */
  type: string;
  label: string;
  picture?: string | undefined;
  number: string;
  /** ISO. */
  activationDate?: string | undefined;
  /** ISO. */
  expirationDate?: string | undefined;
  code?: string | undefined;
  subscriptionStatus?: CardStatus | undefined;
  openEndedSubscription: boolean;
  active: boolean;
  /** ISO instant. */
  updatedAt: string;
}

/** The most recently updated active card of a known type, the account card last (TR-05, TR-28). */
export function activeCard(cards: readonly Card[]): Card | undefined {
  return cards
    .filter(({ active, type }) => active && isCardType(type))
    .sort((a, b) => Number(isAccount(a)) - Number(isAccount(b)) || updated(b) - updated(a))[0];
}

export function isCardType(type: string): type is CardType {
  return CARD_TYPES.some((known) => known === type);
}

/** Undefined for one that there is no picture of. */
export function bankCardIcon(icon: string): BankCardIcon | undefined {
  return BANK_CARD_ICONS.find((known) => known === icon);
}

/** `0927` -> `09/27`: cut, not parsed (TR-26). Empty for anything but four digits. */
export function expiry(compact: string): string {
  return /^\d{4}$/.test(compact) ? `${compact.slice(0, 2)}/${compact.slice(2)}` : '';
}

/** The server's words for cards are French; the subscription's are English and mapped elsewhere (TR-06). */
export function cardStatus(french: string): CardStatus | undefined {
  switch (french.normalize()) {
    case 'actif':
      return 'active';
    case 'impayé':
      return 'unpaid';
    case 'suspendu':
      return 'paused';
    default:
      return undefined;
  }
}

function isAccount({ type }: Card): boolean {
  return type === ACCOUNT_CARD;
}

function updated({ updatedAt }: Card): number {
  return Date.parse(updatedAt) || 0;
}
