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

/** The known type in another spelling: `cinepass-duo` is `CINEPASS_DUO`. Any other type stays as it is. */
export function cardType(type: string): string {
  return CARD_TYPES.find((known) => letters(known) === letters(type)) ?? type;
}

function letters(type: string): string {
  return type.toLowerCase().replaceAll(/[^a-z\d]/g, '');
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
 * The French words of the specification and those that servers send in their place, without accents. Whole words: a
 * pause that is planned is none yet.
 */
const ACTIVE = /^actie?(?:f|ve)$/;
export const UNPAID = /^(?:(?:im|non)paye|(?:un|not)paid|(?:on|niet)betaald)e?$/;
const PAUSED = /^(?:suspend(?:u|ed)|paused?|(?:mise?)?(?:en|on)pause|gepauzeerd|opgeschort)e?$/;

/** Status of a card, in any case and with or without accents (specification, section 4). */
export function cardStatus(word: string): CardStatus | undefined {
  const plain = plainWord(word);
  if (ACTIVE.test(plain)) return 'active';
  if (UNPAID.test(plain)) return 'unpaid';
  return PAUSED.test(plain) ? 'paused' : undefined;
}

/** `Non payé` is `nonpaye`. */
export function plainWord(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase();
}

/**
 * What customers read and the entrance goes by. A card that its server calls inactive may still say why: it is unpaid or
 * paused.
 */
export function cardState({
  active,
  subscriptionStatus: status,
}: Pick<Card, 'active' | 'subscriptionStatus'>): CardStatus | 'inactive' {
  if (status && status !== 'active') return status;
  return active ? 'active' : 'inactive';
}

function isAccount({ type }: Card): boolean {
  return type === ACCOUNT_CARD;
}

function updated({ updatedAt }: Card): number {
  return Date.parse(updatedAt) || 0;
}
