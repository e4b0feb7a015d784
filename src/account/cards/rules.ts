/** Type of the card that stands for the account itself. It is active only when no other card is. */
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
  /** May be a type that this product does not know. */
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

/**
 * The most recently updated active card of a known type; the account card comes last, however new it is.
 */
export function activeCard(cards: readonly Card[]): Card | undefined {
  return cards
    .filter(({ active, type }) => active && isCardType(type))
    .sort((a, b) => Number(isAccount(a)) - Number(isAccount(b)) || updated(b) - updated(a))[0];
}

export function isCardType(type: string): type is CardType {
  return CARD_TYPES.some((known) => known === type);
}

/** @returns undefined when there is no picture of the icon */
export function bankCardIcon(icon: string): BankCardIcon | undefined {
  return BANK_CARD_ICONS.find((known) => known === icon);
}

/** Cuts `0927` into `09/27`. Empty for anything but four digits: read as a date it would be another. */
export function expiry(compact: string): string {
  return /^\d{4}$/.test(compact) ? `${compact.slice(0, 2)}/${compact.slice(2)}` : '';
}

/**
 * Status of a card, whose words are French. The words of subscriptions are English.
 */
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

/** Spellings of "active": the French word of the specification, its English and Dutch ones, and none at all. */
const ACTIVE_WORDS: readonly string[] = ['', 'actif', 'active', 'actief'];

/**
 * Whether a card is active by its subscription status alone, for servers that do not send `active`, which the
 * specification does not list.
 */
export function isActiveByStatus(status: string): boolean {
  return ACTIVE_WORDS.includes(status.trim().toLowerCase());
}

function isAccount({ type }: Card): boolean {
  return type === ACCOUNT_CARD;
}

function updated({ updatedAt }: Card): number {
  return Date.parse(updatedAt) || 0;
}
