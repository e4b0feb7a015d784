import { plain } from '#i18n/plain.ts';

export type PrepaidKind = 'prepaid' | 'gift' | 'voucher' | 'unknown';
export type PrepaidStatus = 'available' | 'used' | 'expired';

/** A prepaid card, gift card or voucher. */
export interface Prepaid {
  id: string;
  kind: PrepaidKind;
  subtype: string;
  status: PrepaidStatus;
  name: string;
  description: string;
  /** The number printed on the card. A text, since it may begin with zeros. */
  number: string;
  code: string;
  pin: string;
  quantity: { initial: number | undefined; remaining: number } | undefined;
  /** ISO dates. Empty where there is none. */
  expirationDate: string;
  lastUpdateDate: string;
  shareable: boolean;
  /** The offer to somebody else: its date and the e-mail address. */
  given: { date: string; mail: string } | undefined;
}

/**
 * 0 is expired and 1 is used. Anything else is available, a missing code too.
 */
export function prepaidStatus(code: unknown): PrepaidStatus {
  switch (code) {
    case 0:
    case '0':
    case 'expired':
      return 'expired';
    case 1:
    case '1':
    case 'used':
      return 'used';
    default:
      return 'available';
  }
}

/** The specification does not list the types. Capitals and separators are ignored. */
export function prepaidKind(type: string): PrepaidKind {
  switch (type.toLowerCase().replaceAll(/[^a-z]/g, '')) {
    case 'prepaid':
    case 'prepaidcard':
      return 'prepaid';
    case 'gift':
    case 'giftcard':
      return 'gift';
    case 'voucher':
      return 'voucher';
    default:
      return 'unknown';
  }
}

/**
 * The ISO date on which an item expired. Empty for another item, and for one that has expired before its date: a server
 * may end a voucher early.
 */
export function expiredOn({ status, expirationDate }: Prepaid, now: number): string {
  return status === 'expired' && Date.parse(expirationDate) <= now ? expirationDate : '';
}

export type WalletAction = 'offer' | 'cancelOffer' | 'dissociate' | 'delete';

/**
 * The actions that an item offers. A used or expired item has none, nor has an item of an unknown kind. An offered item
 * can only be taken back. All actions but deleting need a code (specification, section 5).
 */
export function actionsOf(item: Prepaid): WalletAction[] {
  if (item.kind === 'unknown' || item.status !== 'available') return [];
  const isKnown = item.id !== '' && item.code !== '';
  if (item.given) return isKnown ? ['cancelOffer'] : [];
  return [
    ...(isKnown && item.shareable ? (['offer'] as const) : []),
    ...(isKnown ? (['dissociate'] as const) : []),
    ...(item.number === '' ? [] : (['delete'] as const)),
  ];
}

export interface Sections {
  usable: Prepaid[];
  given: Prepaid[];
  over: Prepaid[];
}

/** Usable and offered items: the one that expires first comes first, one with nothing left on it last. Used and expired items: the latest comes first. */
export function sections(items: readonly Prepaid[]): Sections {
  const available = items.filter(({ status }) => status === 'available');
  return {
    usable: available
      .filter(({ given }) => !given)
      .sort((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)) || endOf(a) - endOf(b)),
    given: available.filter(({ given }) => given).sort((a, b) => endOf(a) - endOf(b)),
    over: items
      .filter(({ status }) => status !== 'available')
      .sort((a, b) => latest(b.lastUpdateDate) - latest(a.lastUpdateDate)),
  };
}

function isEmpty({ quantity }: Prepaid): boolean {
  return quantity?.remaining === 0;
}

/** A change of the wallet, with the fields of its call. */
export type WalletChange =
  | { kind: 'offer'; id: string; email: string }
  | { kind: 'cancelOffer'; id: string }
  | { kind: 'dissociate'; id: string }
  | { kind: 'delete'; num: string }
  | { kind: 'addPrepaid'; num: string }
  | { kind: 'addVoucher'; cardNumber: string }
  | { kind: 'addGiftCard'; cardNumber: string; pinCode: string };

/** Whether a freshly loaded wallet shows that a change has been made. Undefined where it does not tell. */
export function isDone(change: WalletChange, items: readonly Prepaid[]): boolean | undefined {
  switch (change.kind) {
    case 'offer': {
      const item = items.find(({ id }) => id === change.id);
      if (!item) return undefined;
      return item.given !== undefined && isSameMail(item.given.mail, change.email);
    }
    case 'cancelOffer': {
      const item = items.find(({ id }) => id === change.id);
      return item && item.given === undefined;
    }
    case 'dissociate':
      return items.every(({ id }) => id !== change.id);
    case 'delete':
      return items.every(({ number }) => number !== change.num);
    case 'addPrepaid':
      return items.some(({ number }) => isSameNumber(number, change.num));
    case 'addVoucher':
    case 'addGiftCard':
      return items.some(({ number }) => isSameNumber(number, change.cardNumber));
  }
}

/** The same key for two changes of which only one may be made: a card is offered once, whatever the e-mail address. */
export function changeKey(change: WalletChange): string {
  switch (change.kind) {
    case 'offer':
    case 'cancelOffer':
    case 'dissociate':
      return `${change.kind} ${change.id}`;
    case 'delete':
    case 'addPrepaid':
      return `${change.kind} ${change.num}`;
    case 'addVoucher':
    case 'addGiftCard':
      return `${change.kind} ${change.cardNumber}`;
  }
}

/** A number that was typed from a card, without what stands between its groups and with its zeros. */
export function typedNumber(typed: string): string {
  return plain(typed, 'code');
}

/** An offer whose address the server does not tell may be this one. */
function isSameMail(given: string, typed: string): boolean {
  return given === '' || given.trim().toLowerCase() === typed.trim().toLowerCase();
}

function isSameNumber(one: string, other: string): boolean {
  return typedNumber(one) === typedNumber(other);
}

function endOf({ expirationDate }: Prepaid): number {
  return Date.parse(expirationDate) || Number.MAX_VALUE;
}

function latest(date: string): number {
  return Date.parse(date) || 0;
}
