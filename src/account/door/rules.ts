import { cardState, type Card } from '../cards/rules.ts';
import type { DoorState, Pass } from '../pass/rules.ts';

/** A pass or a card, as it is shown at the door. */
export interface DoorCard {
  /** As it is printed on the card. */
  number: string;
  state: DoorState;
  isPass: boolean;
  /** The server's name of the card; '' where it sends none. */
  label: string;
}

/** The number as the code holds it: without the spaces that make it readable. */
export function scannedNumber(number: string): string {
  return number.replace(/\s/g, '');
}

/** @returns undefined without a number, since there is nothing to scan then */
export function passAtDoor({ status }: Pick<Pass, 'status'>, number: string): DoorCard | undefined {
  return scannedNumber(number) === '' ? undefined : { isPass: true, label: '', number, state: status };
}

/** @returns undefined without a number */
export function cardAtDoor({ label, number, ...card }: Card): DoorCard | undefined {
  return scannedNumber(number) === '' ? undefined : { isPass: false, label, number, state: cardState(card) };
}

/** The loyalty card has no state: it counts as long as the server sends it. */
export function loyaltyAtDoor({ name, number }: { name: string; number: string }): DoorCard | undefined {
  return scannedNumber(number) === '' ? undefined : { isPass: false, label: name, number, state: 'active' };
}

interface Named {
  firstName: string;
  infixName: string;
  lastName: string;
}

export function holderName({ firstName, infixName, lastName }: Named): string {
  return [firstName, infixName, lastName].filter(Boolean).join(' ');
}

interface Held {
  pass: Pass | undefined;
  /** Of the pass; '' where the page has not asked for it. */
  number: string;
  cards: readonly Card[];
  loyalty?: { name: string; number: string } | undefined;
}

/**
 * The pass, then the cards, each number once. A page that has not asked for the pass's number finds it on a card of the
 * pass's type, or among the cards that the device has kept before.
 */
export function cardsAtDoor(
  { pass, number, cards, loyalty }: Held,
  kept: readonly DoorCard[] | undefined,
): DoorCard[] {
  const own = cards.find(({ type }) => type === pass?.type);
  const last = kept?.find(({ isPass }) => isPass);
  const known = [number, own?.number, last?.number].find(Boolean) ?? '';
  const atDoor = pass && passAtDoor(pass, known);
  const others = [...cards.map(cardAtDoor), loyalty && loyaltyAtDoor(loyalty)].filter(
    (card) => card !== undefined,
  );
  const all = atDoor ? [{ ...atDoor, label: own?.label ?? '' }, ...others] : others;
  return all.filter((card, index) => all.findIndex((one) => isSameNumber(one, card)) === index);
}

function isSameNumber(one: DoorCard, other: DoorCard): boolean {
  return scannedNumber(one.number) === scannedNumber(other.number);
}
