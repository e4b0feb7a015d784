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
  /** Printed on it; text, since it may begin with zeros. */
  number: string;
  code: string;
  pin: string;
  quantity: { initial: number | undefined; remaining: number } | undefined;
  /** ISO dates; empty for none. */
  expirationDate: string;
  lastUpdateDate: string;
  shareable: boolean;
  /** Offered to somebody: when, and to whom. */
  given: { date: string; mail: string } | undefined;
}

/** 0 is expired and 1 is used; anything else, nothing included, is available (TR-08). */
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

/** The server's spelling of a type is not listed: capitals and separators do not count. */
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

export type WalletAction = 'offer' | 'cancelOffer' | 'dissociate' | 'delete';

/**
 * What can be done with it. Nothing with what is over (I-24) or of a kind that we do not know (SP-42); what is
 * offered can only be taken back (I-22); all but deleting needs a code (specification, section 5).
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

/** What goes first is what runs out first; of what is over, the latest. */
export function sections(items: readonly Prepaid[]): Sections {
  const available = items.filter(({ status }) => status === 'available');
  return {
    usable: available.filter(({ given }) => !given).toSorted((a, b) => endOf(a) - endOf(b)),
    given: available.filter(({ given }) => given).toSorted((a, b) => endOf(a) - endOf(b)),
    over: items
      .filter(({ status }) => status !== 'available')
      .toSorted((a, b) => latest(b.lastUpdateDate) - latest(a.lastUpdateDate)),
  };
}

/** What a customer changes in the wallet, as it is sent. */
export type WalletChange =
  | { kind: 'offer'; id: string; email: string }
  | { kind: 'cancelOffer'; id: string }
  | { kind: 'dissociate'; id: string }
  | { kind: 'delete'; num: string }
  | { kind: 'addPrepaid'; num: string }
  | { kind: 'addVoucher'; cardNumber: string }
  | { kind: 'addGiftCard'; cardNumber: string; pinCode: string };

/** Whether the wallet shows that a change has been made; undefined where it does not tell. */
export function isDone(change: WalletChange, items: readonly Prepaid[]): boolean | undefined {
  switch (change.kind) {
    case 'offer':
    case 'cancelOffer': {
      const item = items.find(({ id }) => id === change.id);
      return item && (item.given !== undefined) === (change.kind === 'offer');
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

/** The same for two changes that must not both be made: one card is offered once, to whichever friend. */
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

/** A number as typed off a card, where it stands in groups: without their spaces, with its zeros. */
export function typedNumber(typed: string): string {
  return typed.replaceAll(/\s/g, '');
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
