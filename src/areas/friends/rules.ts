import type { Language } from '#sites/site.ts';
import type { Friend } from './contract.ts';

/** In the order of the page: requests that the customer has to answer come first. */
export const GROUPS = ['received', 'accepted', 'pending', 'other'] as const;
export type Group = (typeof GROUPS)[number];

/** An unknown status has its own group, without actions: a guessed one could be wrong. */
export function groupOf({ status }: Pick<Friend, 'status'>): Group {
  return GROUPS.find((group) => group === status) ?? 'other';
}

/** The full name, with the infix between first and last name. Without a name, the e-mail address. */
export function friendName({ firstName, infixName, lastName, mail }: Friend): string {
  return (
    [firstName, infixName, lastName]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ') || mail
  );
}

/** The first letters of first and last name. Without a name, the first letter of the e-mail address. */
export function initials({ firstName, lastName, mail }: Friend): string {
  return (firstLetter(firstName) + firstLetter(lastName) || firstLetter(mail)).toUpperCase();
}

/** The letter keeps its accent, and the Dutch ij is one letter. A letter of two code units is not cut. */
function firstLetter(name: string): string {
  return /IJ|ij|\S/u.exec(name.normalize('NFC'))?.[0] ?? '';
}

/**
 * Each group sorted by name, in the order of the language. Leaves out empty groups,
 * and friends with neither a name nor an address.
 */
export function grouped(
  friends: readonly Friend[],
  language: Language,
): { group: Group; friends: readonly Friend[] }[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const named = friends.filter((friend) => friendName(friend) !== '');
  const sorted = [...named].sort((a, b) => compare(friendName(a), friendName(b)));
  return GROUPS.map((group) => ({
    group,
    friends: sorted.filter((friend) => groupOf(friend) === group),
  })).filter((one) => one.friends.length > 0);
}

export interface Abilities {
  accept: boolean;
  remove: boolean;
}

/**
 * What the customer can do about a friend. Only received requests can be accepted. Without an id nothing can be done.
 */
export function abilities(friend: Friend): Abilities {
  const known = friend.id !== '' && groupOf(friend) !== 'other';
  return { accept: known && friend.status === 'received', remove: known };
}

/** Whether the list has somebody with this address, invited or a friend. */
export function hasInvited(friends: readonly Friend[], mail: string): boolean {
  return friends.some((friend) => friend.mail.toLowerCase() === mail.toLowerCase());
}

/** Whether a request has been accepted. Undefined where the request is no longer in the list. */
export function hasAccepted(friends: readonly Friend[], id: string): boolean | undefined {
  const friend = friends.find((one) => one.id === id);
  return friend && groupOf(friend) === 'accepted';
}

export function hasLeft(friends: readonly Friend[], id: string): boolean {
  return friends.every((friend) => friend.id !== id);
}
