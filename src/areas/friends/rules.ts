import type { Language } from '#sites/site.ts';
import type { Friend } from './contract.ts';

/** What waits for an answer of the customer's comes first. */
export const GROUPS = ['received', 'accepted', 'pending', 'other'] as const;
export type Group = (typeof GROUPS)[number];

/** A status that nobody knows has a group of its own, without actions (SP-42). */
export function groupOf({ status }: Pick<Friend, 'status'>): Group {
  return GROUPS.find((group) => group === status) ?? 'other';
}

/** With the infix between first and last name (L-18); the address of somebody who has no name yet. */
export function friendName({ firstName, infixName, lastName, mail }: Friend): string {
  return (
    [firstName, infixName, lastName]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ') || mail
  );
}

/** The first letters of first and last name, or of the address. */
export function initials({ firstName, lastName, mail }: Friend): string {
  return (firstLetter(firstName) + firstLetter(lastName) || firstLetter(mail)).toUpperCase();
}

/** With its accents, and whole where it takes two code units. */
function firstLetter(name: string): string {
  return /\S/u.exec(name.normalize('NFC'))?.[0] ?? '';
}

/** Each group by name (SP-35), as the language sorts; empty groups are left out, and who has neither name nor address. */
export function grouped(
  friends: readonly Friend[],
  language: Language,
): { group: Group; friends: readonly Friend[] }[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const named = friends.filter((friend) => friendName(friend) !== '');
  const sorted = named.toSorted((a, b) => compare(friendName(a), friendName(b)));
  return GROUPS.map((group) => ({
    group,
    friends: sorted.filter((friend) => groupOf(friend) === group),
  })).filter((one) => one.friends.length > 0);
}

export interface Abilities {
  accept: boolean;
  remove: boolean;
}

/** What can be done about a friend: requests received are accepted (L-06); without an id, nothing. */
export function abilities(friend: Friend): Abilities {
  const known = friend.id !== '' && groupOf(friend) !== 'other';
  return { accept: known && friend.status === 'received', remove: known };
}

/** Whether an invitation to this address stands in the list, or its owner is a friend already. */
export function hasInvited(friends: readonly Friend[], mail: string): boolean {
  return friends.some((friend) => friend.mail.toLowerCase() === mail.toLowerCase());
}

/** Whether a request has been accepted; undefined where it is not in the list any more. */
export function hasAccepted(friends: readonly Friend[], id: string): boolean | undefined {
  const friend = friends.find((one) => one.id === id);
  return friend && groupOf(friend) === 'accepted';
}

export function hasLeft(friends: readonly Friend[], id: string): boolean {
  return friends.every((friend) => friend.id !== id);
}
